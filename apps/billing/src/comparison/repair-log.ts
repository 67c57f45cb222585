import { Inject, Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { LOG, type Log } from '@nivel/platform/log';
import { counter } from '@nivel/platform/metric';
import type { BillingClient } from '../database.ts';
import { RepairsRepository, subjectOf, type Repair } from './repairs.repository.ts';

const repairs = counter({
  name: 'nivel_billing_repairs_total',
  help: 'What the nightly comparison with the payment provider found to differ, and repaired',
  labelNames: ['what'],
});

/** Lists the repairs: in its table, the log and a metric. */
@Injectable()
export class RepairLog {
  constructor(
    private readonly repairs: RepairsRepository,
    private readonly work: UnitOfWork<BillingClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async add(repair: Repair): Promise<void> {
    await this.work.run(BY_ITSELF, (unit) => this.repairs.add(unit, repair));
    const { what } = repair;
    this.log.warn({ subject: subjectOf(repair), what }, 'a stored payment differed from the payment provider');
    repairs.labels(what).inc();
  }
}
