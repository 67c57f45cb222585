import { Module } from '@nestjs/common';
import { CustomersModule } from '../customers/customers.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { PromotionsModule } from '../promotions/promotions.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { CancelSubscriptionHandler } from './cancel-subscription.handler.ts';
import { ChangePromotion } from './change-promotion.ts';
import { CustomerPortalHandler } from './customer-portal.handler.ts';
import { EndRenewalsWhenAccountClosedConsumer } from './end-renewals-when-account-closed.consumer.ts';
import { NoteReopeningWhenAccountReopenedConsumer } from './note-reopening-when-account-reopened.consumer.ts';
import { OwnSubscription } from './own-subscription.ts';
import { PreviewPlanChangeHandler } from './preview-plan-change.handler.ts';
import { ResumeSubscriptionHandler } from './resume-subscription.handler.ts';
import { UpdateSubscriptionHandler } from './update-subscription.handler.ts';

/** Management of an existing subscription. */
@Module({
  imports: [CustomersModule, PromotionsModule, ProviderModule, SubscriptionsModule],
  providers: [
    CancelSubscriptionHandler,
    ChangePromotion,
    CustomerPortalHandler,
    EndRenewalsWhenAccountClosedConsumer,
    NoteReopeningWhenAccountReopenedConsumer,
    OwnSubscription,
    PreviewPlanChangeHandler,
    ResumeSubscriptionHandler,
    UpdateSubscriptionHandler,
  ],
})
export class ManagingModule {}
