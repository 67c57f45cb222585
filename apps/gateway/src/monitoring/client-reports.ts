import type { z } from 'zod';
import type { clientReport } from '@nivel/contracts/kernel/client-report';
import type { Log } from '@nivel/platform/log';
import { counter, histogram } from '@nivel/platform/metric';
import { LineBudget } from '../line-budget.ts';

type Report = z.output<typeof clientReport>;
type Entry = Report['entries'][number];
type Failed = Extract<Entry, { kind: 'error' }>;

const entries = counter({
  name: 'nivel_client_entries_total',
  help: 'What pages of the client reported: mistakes of the program, and how long things took',
  labelNames: ['kind', 'area'],
});
const timings = histogram({
  name: 'nivel_client_timing_seconds',
  help: 'What pages of the client measured of themselves; of a layout shift its score',
  labelNames: ['name', 'area'],
  buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 1.5, 2, 3, 5, 10],
});

/** Reports of pages, for operators: errors as lines of the log, everything as metrics. */
export class ClientReports {
  private readonly budget: LineBudget;

  constructor(
    private readonly log: Pick<Log, 'warn'>,
    linesPerSecond: number,
    now: () => number = Date.now,
  ) {
    this.budget = new LineBudget(linesPerSecond, now);
  }

  /**
   * @param id under which it is found
   * @returns whether it was taken; if not, it is to be sent again later
   */
  take(id: string, report: Report): boolean {
    const failures = report.entries.filter((entry) => entry.kind === 'error');
    if (failures.length > 0 && this.budget.isSpent()) return false;
    for (const entry of failures) this.write(id, report, entry);
    for (const entry of report.entries) this.count(report.area, entry);
    return true;
  }

  private write(id: string, { release, area }: Report, { kind: _, ...failed }: Failed): void {
    // The same mistake on a thousand pages is one line a second, and a number.
    const leftOut = this.budget.claim(`${release} ${failed.name} ${failed.frames[0] ?? failed.message}`);
    if (leftOut === null) return;
    const unwritten = { leftOut: leftOut || undefined, crowdedOut: this.budget.crowdedOut() };
    this.log.warn({ client: true, report: id, release, area, ...failed, ...unwritten }, 'the client failed');
  }

  private count(area: Report['area'], entry: Entry): void {
    if (entry.kind === 'error') entries.labels('error', area).inc(entry.count);
    else {
      entries.labels('timing', area).inc();
      timings.labels(entry.name, area).observe(entry.value / 1_000);
    }
  }
}
