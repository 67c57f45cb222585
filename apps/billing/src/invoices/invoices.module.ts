import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { InvoiceKeeping } from './invoice-keeping.ts';
import { InvoiceRefresh } from './invoice-refresh.ts';
import { InvoicesRepository } from './invoices.repository.ts';
import { ListInvoicesHandler } from './list-invoices.handler.ts';

/** Charges. */
@Module({
  imports: [CustomersModule, ProviderModule],
  providers: [InvoiceKeeping, InvoiceRefresh, InvoicesRepository, ListInvoicesHandler],
  exports: [InvoiceKeeping, InvoiceRefresh, InvoicesRepository],
})
export class InvoicesModule {}
