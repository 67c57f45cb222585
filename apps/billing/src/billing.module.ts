import { Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.ts';
import { CfdiModule } from './cfdi/cfdi.module.ts';
import { CheckoutModule } from './checkout/checkout.module.ts';
import { ComparisonModule } from './comparison/comparison.module.ts';
import { DueModule } from './due/due.module.ts';
import { EventsModule } from './events/events.module.ts';
import { InvoicesModule } from './invoices/invoices.module.ts';
import { ManagingModule } from './managing/managing.module.ts';
import { PassPurchasesModule } from './pass-purchases/pass-purchases.module.ts';
import { PersonalDataModule } from './personal-data/personal-data.module.ts';
import { PlansModule } from './plans/plans.module.ts';
import { PromotionsModule } from './promotions/promotions.module.ts';
import { SubscriptionsModule } from './subscriptions/subscriptions.module.ts';
import { TeamOffersModule } from './team-offers/team-offers.module.ts';

/** The slices of this service. */
@Module({
  imports: [
    AccessModule,
    CfdiModule,
    CheckoutModule,
    ComparisonModule,
    DueModule,
    EventsModule,
    InvoicesModule,
    ManagingModule,
    PassPurchasesModule,
    PersonalDataModule,
    PlansModule,
    PromotionsModule,
    SubscriptionsModule,
    TeamOffersModule,
  ],
})
export class BillingModule {}
