import { Module } from '@nestjs/common';
import { readUserSubscriptionDetails } from '@nivel/contracts/billing/read-user-subscription-details.operation';
import { tableHandler } from '@nivel/platform/table-handler';
import { TableReader } from '@nivel/platform/table-reader';
import { AccessModule } from '../access/access.module.ts';
import { CustomersModule } from '../customers/customers.module.ts';
import { InvoicesModule } from '../invoices/invoices.module.ts';
import { NoticesModule } from '../notices/notices.module.ts';
import { PassesModule } from '../passes/passes.module.ts';
import { ProviderModule } from '../provider/provider.module.ts';
import { AccessKeeping } from './access-keeping.ts';
import { ChargebackRefresh } from './chargeback-refresh.ts';
import { SubscriptionKeeping } from './subscription-keeping.ts';
import { SubscriptionRefresh } from './subscription-refresh.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';
import { TrialsRepository } from './trials.repository.ts';

/** Subscriptions as the provider describes them. */
@Module({
  imports: [AccessModule, CustomersModule, InvoicesModule, NoticesModule, PassesModule, ProviderModule],
  providers: [
    AccessKeeping,
    ChargebackRefresh,
    SubscriptionKeeping,
    SubscriptionRefresh,
    SubscriptionsRepository,
    TableReader,
    TrialsRepository,
    tableHandler(readUserSubscriptionDetails),
  ],
  exports: [
    AccessKeeping,
    ChargebackRefresh,
    SubscriptionKeeping,
    SubscriptionRefresh,
    SubscriptionsRepository,
    TrialsRepository,
  ],
})
export class SubscriptionsModule {}
