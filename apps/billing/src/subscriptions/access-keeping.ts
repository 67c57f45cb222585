import { Injectable } from '@nestjs/common';
import { AccessRepository } from '../access/access.repository.ts';
import { CustomersRepository } from '../customers/customers.repository.ts';
import type { BillingUnit } from '../database.ts';
import { PassCalendar } from '../passes/pass-calendar.ts';
import { accessFrom, runsUntil } from './access-of.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';

/** Keeps what people have paid for, as it follows from their subscriptions and passes. */
@Injectable()
export class AccessKeeping {
  constructor(
    private readonly subscriptions: SubscriptionsRepository,
    private readonly customers: CustomersRepository,
    private readonly access: AccessRepository,
    private readonly passes: PassCalendar,
  ) {}

  /** Publishes what a person has paid for. @returns whether that differs from the last publication */
  async settle(unit: BillingUnit, userId: string): Promise<boolean> {
    await this.customers.hold(unit, userId);
    const all = await this.subscriptions.ofUser(unit, userId);
    const passes = await this.passes.settle(unit, userId, runsUntil(all));
    return this.access.set(unit, userId, accessFrom(all, passes, unit.now));
  }
}
