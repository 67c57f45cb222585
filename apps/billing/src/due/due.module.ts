import { Module } from '@nestjs/common';
import { PassPurchasesModule } from '../pass-purchases/pass-purchases.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { DuePasses } from './due-passes.ts';
import { RefreshDueSubscriptionsHandler } from './refresh-due-subscriptions.handler.ts';

/** What is to be looked at by itself. */
@Module({
  imports: [PassPurchasesModule, PassesModule, SubscriptionsModule],
  providers: [DuePasses, RefreshDueSubscriptionsHandler],
})
export class DueModule {}
