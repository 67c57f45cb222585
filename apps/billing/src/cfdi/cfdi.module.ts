import { Module } from '@nestjs/common';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { CfdiIssuer } from './cfdi-issuer.ts';
import { CfdiRepository } from './cfdi.repository.ts';
import { ForgetCfdiWhenAccountDeletedConsumer } from './forget-cfdi-when-account-deleted.consumer.ts';
import { ListCfdiHandler } from './list-cfdi.handler.ts';
import { OwnReceipt } from './own-receipt.ts';
import { Pac } from './pac.ts';
import { ReadCfdiHandler } from './read-cfdi.handler.ts';
import { RequestCfdiHandler } from './request-cfdi.handler.ts';

/** CFDI of payments. */
@Module({
  imports: [InvoicesModule, PassesModule],
  providers: [
    CfdiIssuer,
    CfdiRepository,
    ForgetCfdiWhenAccountDeletedConsumer,
    ListCfdiHandler,
    OwnReceipt,
    Pac,
    ReadCfdiHandler,
    RequestCfdiHandler,
  ],
  exports: [CfdiIssuer, CfdiRepository, Pac],
})
export class CfdiModule {}
