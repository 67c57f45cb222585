import { Module } from '@nestjs/common';
import { ProviderModule } from '../provider/provider.module.ts';
import { CustomersRepository } from './customers.repository.ts';
import { OwnCustomer } from './own-customer.ts';

/** People at the payment provider. */
@Module({
  imports: [ProviderModule],
  providers: [CustomersRepository, OwnCustomer],
  exports: [CustomersRepository, OwnCustomer],
})
export class CustomersModule {}
