import { Module } from '@nestjs/common';
import { AccessModule } from '../access/access.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { PassPurchasesModule } from '../pass-purchases/pass-purchases.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { SubscriptionsModule } from '../subscriptions/subscriptions.module.ts';
import { AccessComparison } from './access-comparison.ts';
import { CompareWithProviderHandler } from './compare-with-provider.handler.ts';
import { ComparisonPart } from './comparison-part.ts';
import { ComparisonsRepository } from './comparisons.repository.ts';
import { ListedComparison } from './listed-comparison.ts';
import { RepairLog } from './repair-log.ts';
import { RepairsRepository } from './repairs.repository.ts';
import { ReversalComparison } from './reversal-comparison.ts';
import { UnseenComparison } from './unseen-comparison.ts';

/** The nightly comparison with the payment provider. */
@Module({
  imports: [
    AccessModule,
    CustomersModule,
    InvoicesModule,
    PassesModule,
    PassPurchasesModule,
    ProviderModule,
    SubscriptionsModule,
  ],
  providers: [
    AccessComparison,
    CompareWithProviderHandler,
    ComparisonPart,
    ComparisonsRepository,
    ListedComparison,
    RepairLog,
    RepairsRepository,
    ReversalComparison,
    UnseenComparison,
  ],
})
export class ComparisonModule {}
