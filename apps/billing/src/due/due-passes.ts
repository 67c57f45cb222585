import { Inject, Injectable } from '@nestjs/common';
import { billingErrors } from '@nivel/contracts/billing/billing.errors';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { LOG, type Log } from '@nivel/platform/log';
import type { BillingClient } from '../database.ts';
import { PassRefresh } from '../pass-purchases/pass-refresh.ts';
import type { Pass } from '../passes/pass.ts';
import { PassesRepository } from '../passes/passes.repository.ts';
import { AccessKeeping } from '../subscriptions/access-keeping.ts';
import type { Looked } from './looked.ts';

/** Checks passes whose event should have arrived by now, and those that start. */
@Injectable()
export class DuePasses {
  constructor(
    private readonly passes: PassesRepository,
    private readonly refresh: PassRefresh,
    private readonly keeping: AccessKeeping,
    private readonly work: UnitOfWork<BillingClient>,
    private readonly clock: Clock,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @param again when one that could not be read is checked again */
  async look(most: number, again: Date): Promise<Looked> {
    const due = await this.passes.due(this.work.reads, this.clock.now(), most);
    let failed = 0;
    for (const pass of due)
      await this.lookAt(pass).catch(async (error: unknown) => {
        failed += 1;
        this.log.warn({ err: error, pass: pass.id }, 'a due pass could not be refreshed');
        await this.work.run(BY_ITSELF, (unit) => this.passes.lookLater(unit, pass.id, again));
      });
    return { looked: due.length, failed };
  }

  private async lookAt({ state, sessionId, userId }: Pass): Promise<void> {
    await this.work.run(BY_ITSELF, async (unit) => {
      if (state !== 'paid' && sessionId !== null)
        await this.refresh.within(unit, sessionId, billingErrors.customer_data_failed);
      else await this.keeping.settle(unit, userId);
    });
  }
}
