import { Module } from '@nestjs/common';
import { CfdiModule } from '../cfdi/cfdi.module.ts';
import { PassPurchasesModule } from '../pass-purchases/pass-purchases.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { DueCfdi } from './due-cfdi.ts';
import { DuePasses } from './due-passes.ts';
import { DueSubscriptions } from './due-subscriptions.ts';
import { RefreshDueSubscriptionsHandler } from './refresh-due-subscriptions.handler.ts';

/** Scheduled checks. */
@Module({
  imports: [CfdiModule, PassPurchasesModule, PassesModule, SubscriptionsModule],
  providers: [DueCfdi, DuePasses, DueSubscriptions, RefreshDueSubscriptionsHandler],
})
export class DueModule {}
