import { parseArgs } from 'node:util';
import { percentile, table } from './bench/figures.ts';
import { runFaults, type FaultReport } from './soak/fault-run.ts';

/** `npm run soak -- <id>`: the long form of a promise; `npm test` runs the quick one. */
const { positionals, values: args } = parseArgs({
  allowPositionals: true,
  options: { kills: { type: 'string' }, completions: { type: 'string' } },
});
const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Longest time until things work again, p95 in ms, as docs promise it. */
const limits: Readonly<Record<string, number>> = {
  gateway: 5_000,
  learning: 5_000,
  auth: 5_000,
  worker: 10_000,
  nats: 2_000,
  redis: 3_000,
  postgres: 5_000,
};

const showFaults = (report: FaultReport): boolean => {
  const rows = Object.entries(report.recovery).map(([victim, times]) => {
    const sorted = times.toSorted((a, b) => a - b);
    const p95 = percentile(sorted, 0.95);
    const limit = limits[victim] ?? 5_000;
    return { victim, n: times.length, p50: percentile(sorted, 0.5), p95, limit, isKept: p95 <= limit };
  });
  const lines = rows.map(({ victim, n, p50, p95, limit, isKept }) => [
    victim,
    n,
    p50,
    p95,
    limit,
    isKept ? 'kept' : 'MISSED',
  ]);
  process.stdout.write(`${table([['killed', 'n', 'p50 ms', 'p95 ms', 'limit ms', ''], ...lines])}\n\n`);
  const { completions, acknowledged, requests, kills, wrongs, mails } = report;
  process.stdout.write(
    `${wrongs.length} wrong of ${completions} completions (${acknowledged} acknowledged, ${requests} requests, ${kills} kills)\n` +
      `mails of the probe: ${mails.lost} lost of ${mails.askedFor}, ${mails.twice} sent twice (the window named in docs/adr)\n`,
  );
  for (const wrong of wrongs.slice(0, 20)) process.stdout.write(`  ${wrong}\n`);
  return wrongs.length === 0 && mails.lost === 0 && rows.every(({ isKept }) => isKept);
};

const soaks: Readonly<Record<string, () => Promise<boolean>>> = {
  'DAT-1': async () =>
    showFaults(
      await runFaults({
        completions: Number(args.completions ?? 20_000),
        killsEach: Number(args.kills ?? 3),
        paceMs: 20,
        say,
      }),
    ),
  'DAT-10': async () =>
    showFaults(
      await runFaults({
        completions: Number(args.completions ?? 30_000),
        endsWithKills: true,
        killsEach: Number(args.kills ?? 5),
        paceMs: 250,
        say,
      }),
    ),
};

const id = positionals[0] ?? '';
const soak = soaks[id];
if (soak === undefined) {
  process.stderr.write(`There is no soak "${id}". There are: ${Object.keys(soaks).join(', ')}.\n`);
  process.exitCode = 2;
} else {
  process.exitCode = (await soak()) ? 0 : 1;
}
