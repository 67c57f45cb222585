import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { BuyPassHandler } from './buy-pass.handler.ts';
import { ListPassesHandler } from './list-passes.handler.ts';
import { PassCheckout } from './pass-checkout.ts';
import { PassRefresh } from './pass-refresh.ts';

/** Payment of months of a plan in advance. */
@Module({
  imports: [CustomersModule, PassesModule, ProviderModule, SubscriptionsModule],
  providers: [BuyPassHandler, ListPassesHandler, PassCheckout, PassRefresh],
  exports: [PassRefresh],
})
export class PassPurchasesModule {}
