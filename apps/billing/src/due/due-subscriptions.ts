import { Inject, Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient } from '../database.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import type { Looked } from './looked.ts';

/** Checks subscriptions whose owner has to be notified by now. */
@Injectable()
export class DueSubscriptions {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly refresh: SubscriptionRefresh,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @param again when one that could not be read is checked again */
  async look(most: number, again: Date): Promise<Looked> {
    const due = await this.subscriptions.due(this.work.reads, this.clock.now(), most);
    let failed = 0;
    for (const id of due) if (!(await this.isRefreshed(id, again))) failed += 1;
    return { looked: due.length, failed };
  }

  private async isRefreshed(id: string, again: Date): Promise<boolean> {
    const one = await this.refresh.of(BY_ITSELF, id, billingErrors.customer_data_failed).catch((error: unknown) => {
      this.log.warn({ err: error, subscription: id }, 'a due subscription could not be refreshed');
      return null;
    });
    if (one === null) await this.work.run(BY_ITSELF, (unit) => this.subscriptions.lookLater(unit, id, again));
    return one !== null;
  }
}
