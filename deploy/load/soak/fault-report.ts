import { percentile, table } from '../bench/figures.ts';
import type { FaultReport } from './fault-run.ts';
import { recoveryLimits } from './limits.ts';
import { tell, tellWrongs } from './output.ts';

/** Writes what killing processes did. @returns whether nothing was lost or wrong and each came back within its limit */
export const tellFaults = (report: FaultReport): boolean => {
  const rows = Object.entries(report.recovery).map(([victim, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const limit = recoveryLimits[victim as keyof typeof recoveryLimits];
    return { victim, n: times.length, p50: percentile(sorted, 0.5), p95: percentile(sorted, 0.95), limit };
  });
  const lines = rows.map(({ victim, n, p50, p95, limit }) => [
    victim,
    n,
    p50,
    p95,
    limit,
    p95 <= limit ? 'kept' : 'MISSED',
  ]);
  tell(`${table([['killed', 'n', 'p50 ms', 'p95 ms', 'limit ms', ''], ...lines])}\n`);
  const { completions, acknowledged, requests, kills, wrongs, mails } = report;
  tell(
    `${wrongs.length} wrong of ${completions} completions (${acknowledged} acknowledged, ${requests} requests, ${kills} kills)`,
  );
  tell(
    `mails of the probe: ${mails.lost} lost of ${mails.askedFor}; ${mails.twice} sent twice, under the same message id`,
  );
  tellWrongs(wrongs);
  return wrongs.length === 0 && mails.lost === 0 && rows.every(({ p95, limit }) => p95 <= limit);
};
