import { Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { AccessRepository } from '../access/access.repository.ts';
import type { BillingClient } from '../database.ts';
import { AccessKeeping } from '../subscriptions/access-keeping.ts';
import { SubscriptionsRepository } from '../subscriptions/subscriptions.repository.ts';
import type { Found } from './repairs.repository.ts';

/** Compares the access that was published to people with their subscriptions. */
@Injectable()
export class AccessComparison {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly access: AccessRepository,
    private readonly keeping: AccessKeeping,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
  ) {}

  async of(subscriptionId: string): Promise<Found[]> {
    const { reads } = this.work;
    const one = await this.subscriptions.find(reads, subscriptionId);
    if (one === null) return [];
    const was = await this.access.of(reads, one.userId);
    const isChanged = await this.work.run(BY_ITSELF, (unit) => this.keeping.settle(unit, one.userId));
    // Access that expired was published with its end, so it needs no message.
    const hasRunOut = was !== null && was.until !== null && was.until <= this.clock.now();
    if (!isChanged || hasRunOut) return [];
    return [{ subscriptionId, what: 'access', was, became: await this.access.of(reads, one.userId) }];
  }
}
