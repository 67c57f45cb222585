import { Inject } from '@nestjs/common';
import { compareBookSums } from '@nivel/contracts/finance/compare-book-sums.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import { LOG, type Log } from '@nivel/platform/log';
import { counter } from '@nivel/platform/metric';
import { BookDay } from '../book/book-day.ts';
import type { FinanceClient, FinanceUnit } from '../database.ts';
import { SumComparisonsRepository, type SumDifference } from './sum-comparisons.repository.ts';

/** Hour of the night, where the book is kept, from which sums are compared. */
const NIGHT = 3;
/** If much differs, the first rows are enough. */
const MOST_LOGGED = 20;

const repairs = counter({
  name: 'nivel_finance_sum_repairs_total',
  help: 'Stored sums that the nightly comparison found to differ from their rows, and repaired',
  labelNames: ['of'],
});

@Handles(compareBookSums)
export class CompareBookSumsHandler implements Handler<typeof compareBookSums> {
  constructor(
    private readonly comparisons: SumComparisonsRepository,
    private readonly day: BookDay,
    private readonly work: UnitOfWork<FinanceClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** An interrupted night is compared again as a whole. */
  async handle(): Promise<OutputOf<typeof compareBookSums>> {
    const found = await this.work.run(BY_ITSELF, async (unit) => this.compare(unit));
    this.report('payments', found.payments);
    this.report('leads', found.leads);
    return { repaired: found.payments.length + found.leads.length, has_more: false };
  }

  private async compare(unit: FinanceUnit) {
    const night = this.day.nightOf(NIGHT, unit.now);
    if (!(await this.comparisons.begin(unit, night))) return { payments: [], leads: [] };
    const payments = await this.comparisons.repairPayments(unit);
    const leads = await this.comparisons.repairLeads(unit);
    await this.comparisons.finish(unit, night, payments.length + leads.length);
    return { payments, leads };
  }

  private report(of: 'payments' | 'leads', differences: readonly SumDifference[]): void {
    if (differences.length === 0) return;
    const first = differences.slice(0, MOST_LOGGED);
    this.log.error({ of, count: differences.length, differences: first }, 'stored sums differed from their rows');
    repairs.labels(of).inc(differences.length);
  }
}
