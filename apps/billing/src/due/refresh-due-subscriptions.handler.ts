import { Inject } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { refreshDueSubscriptions } from '@nivel/contracts/billing/refresh-due-subscriptions.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient } from '../database.ts';
import { SubscriptionRefresh } from '../subscriptions/subscription-refresh.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import { DuePasses } from './due-passes.ts';

/** Of one part: each costs questions to the provider, one after the other. */
const MOST = 20;
/** When one that could not be asked about is looked at again; until then it keeps no other waiting. */
const AGAIN_AFTER_MS = 600_000;

@Handles(refreshDueSubscriptions)
export class RefreshDueSubscriptionsHandler implements Handler<typeof refreshDueSubscriptions> {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly refresh: SubscriptionRefresh,
    private readonly passes: DuePasses,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async handle(): Promise<OutputOf<typeof refreshDueSubscriptions>> {
    const due = await this.subscriptions.due(this.work.reads, this.clock.now(), MOST);
    let failed = 0;
    for (const id of due) if (!(await this.isRefreshed(id))) failed += 1;
    const passes = await this.passes.look(MOST, this.again());
    return {
      refreshed: due.length - failed + passes.looked - passes.failed,
      failed: failed + passes.failed,
      has_more: due.length === MOST || passes.looked === MOST,
    };
  }

  private again(): Date {
    return new Date(this.clock.now().getTime() + AGAIN_AFTER_MS);
  }

  private async isRefreshed(id: string): Promise<boolean> {
    const later = this.again();
    const one = await this.refresh.of(BY_ITSELF, id, billingErrors.customer_data_failed).catch((error: unknown) => {
      this.log.warn({ err: error, subscription: id }, 'a subscription that is due could not be asked about');
      return null;
    });
    if (one === null) await this.work.run(BY_ITSELF, (unit) => this.subscriptions.lookLater(unit, id, later));
    return one !== null;
  }
}
