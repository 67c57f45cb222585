import { fork, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startChild } from '@nivel/process/child';
import { freePort, waitForPort } from '@nivel/process/ports';
import { COPY_BOARDS, MAKE_BASELINE } from './bench/baseline.sql.ts';
import { cpuPerRequest, cpuTimes } from './bench/cpu-time.ts';
import { factToScreen } from './bench/fact-to-screen.ts';
import { median, round, table } from './bench/figures.ts';
import type { Order, Outcome, Plan, Side, Work } from './bench/generator.ts';
import { memoryOf } from './bench/idle-memory.ts';
import { policyCost } from './bench/policy-cost.ts';
import { seedAccounts } from './stack/accounts.ts';
import { seedBoards } from './stack/boards.ts';
import { callersOf, newUserIds, partsInOrder, seedAdvanced } from './stack/learners.ts';
import { startPrivateStack, type PrivateStack } from './stack/private-stack.ts';

/**
 * `npm run bench [-- --json FILE]`: what Nivel costs, against a plain server doing the same work. Both sides run at the
 * same time, on the same Postgres, and are fired at in turns (A B A B …), so that the machine's mood hits both alike.
 */
const { values: args } = parseArgs({
  options: {
    json: { type: 'string' },
    repetitions: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '1,16,64' },
    learners: { type: 'string', default: '5000' },
    cpu: { type: 'boolean', default: false },
    only: {
      type: 'string',
      default: 'complete-part,read-own-row,sign-in,refresh,create-card,move-card,create-card-spread,move-card-spread',
    },
  },
});
const repetitions = Number(args.repetitions);
const slotMs = Number(args.seconds) * 1_000;
const levels = args.connections.split(',').map(Number);
const works = args.only.split(',') as Work[];
const WATCHERS = 16;
const ACCOUNTS = 500;
/** Cards of one large board, and how many boards have as many together. */
const CARDS = 5_000;
const SMALL_BOARDS = 16;
const TEAM = 16;
/** Long enough that the engine has compiled what it is going to compile: small servers are there after a second, large ones are not. */
const WARM_UP_MS = 6_000;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Row {
  readonly name: Work;
  readonly connections: number;
  readonly rate: number;
  readonly baselineRate: number;
  readonly ratio: number;
  readonly p99: number;
  readonly baselineP99: number;
}

const startBaseline = async (stack: PrivateStack): Promise<{ url: string; pid: number; stop(): Promise<void> }> => {
  const port = await freePort();
  const child = await startChild({
    name: 'baseline',
    command: process.execPath,
    args: [join(import.meta.dirname, 'bench/baseline-server.ts')],
    env: { PORT: String(port), DATABASE_URL: stack.backing.ownerUrl, NODE_ENV: 'production' },
  });
  if (!(await waitForPort(port, child.isAlive))) throw new Error(`The baseline did not start:\n${child.lastLines()}`);
  return { url: `http://127.0.0.1:${port}`, pid: child.pid, stop: () => child.stop() };
};

/** Learners on both sides, and what the load generator must know of them. */
const prepare = async (
  stack: PrivateStack,
  owner: pg.Client,
  baseline: string,
): Promise<{ plan: Plan; watchers: Plan['callers'] }> => {
  const userIds = newUserIds(Number(args.learners) + WATCHERS);
  await seedAdvanced(owner, 'learning', userIds);
  await seedAdvanced(owner, 'baseline', userIds);
  const sizes = [CARDS, ...Array.from({ length: SMALL_BOARDS }, () => Math.floor(CARDS / SMALL_BOARDS))];
  const boards = await seedBoards(owner, userIds.slice(0, TEAM), sizes);
  await owner.query(COPY_BOARDS);
  await owner.query('VACUUM ANALYZE');
  await owner.query('CHECKPOINT').catch(() => undefined);
  const callers = await callersOf(stack.tokens, userIds);
  const parts = await partsInOrder(owner);
  const watchers = callers.splice(-WATCHERS);
  const emails = await seedAccounts(owner, ACCOUNTS);
  return { plan: { site: stack.site, baseline, parts, callers, emails, boards }, watchers };
};

const startGenerator = async (
  plan: Plan,
): Promise<{ pid: number; fire(order: Order): Promise<Outcome>; stop(): void }> => {
  const folder = mkdtempSync(join(tmpdir(), 'nivel-bench-'));
  const file = join(folder, 'plan.json');
  writeFileSync(file, JSON.stringify(plan), { mode: 0o600 });
  const child = fork(join(import.meta.dirname, 'bench/generator.ts'), [file]);
  await messageOf(child);
  const stop = (): void => {
    child.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return {
    pid: child.pid ?? 0,
    stop,
    fire: async (order) => {
      const message = messageOf(child) as Promise<Outcome>;
      child.send(order);
      const outcome = await message;
      if (outcome.failures > 0)
        throw new Error(
          `${outcome.failures} of ${outcome.requests} failed (${order.side} ${order.work}): ${outcome.firstFailure}`,
        );
      return outcome;
    },
  };
};

const messageOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const onExit = (): void => reject(new Error('The load generator ended.'));
    child.once('exit', onExit);
    child.once('message', (message) => {
      child.off('exit', onExit);
      resolve(message);
    });
  });

/** What one side left behind (facts on their way) must not be charged to the other. */
const settle = async (owner: pg.Client): Promise<void> => {
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    const { rows } = await owner.query(
      'SELECT 1 FROM learning.outbox WHERE published_at IS NULL UNION ALL SELECT 1 FROM projects.outbox WHERE published_at IS NULL LIMIT 1',
    );
    if (rows.length === 0) break;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
};

const pidsOf = ({ apps, backing }: PrivateStack): Record<string, number> => ({
  ...Object.fromEntries([...apps.values()].map(({ name, child }) => [name, child.pid])),
  postgres: backing.postgres?.pid ?? 0,
  nats: backing.nats.pid,
  redis: backing.redis.pid,
});

const measure = async (
  work: Work,
  connections: number,
  fire: (order: Order) => Promise<Outcome>,
  owner: pg.Client,
  pids: Readonly<Record<string, number>>,
): Promise<Row> => {
  const outcomes: Record<Side, Outcome[]> = { ours: [], baseline: [] };
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const side of ['ours', 'baseline'] as const) {
      const before = cpuTimes(pids);
      const outcome = await fire({ side, work, connections, ms: slotMs });
      outcomes[side].push(outcome);
      await settle(owner);
      if (args.cpu) say(`  ${side}: ${cpuPerRequest(before, cpuTimes(pids), outcome.requests)}`);
    }
  }
  const middle = (side: Side, of: 'rate' | 'p99'): number => median(outcomes[side].map((outcome) => outcome[of]));
  const ratios = outcomes.ours.map((ours, index) => ours.rate / (outcomes.baseline[index]?.rate ?? Number.NaN));
  return {
    name: work,
    connections,
    rate: round(middle('ours', 'rate'), 0),
    baselineRate: round(middle('baseline', 'rate'), 0),
    ratio: round(median(ratios), 3),
    p99: round(middle('ours', 'p99'), 2),
    baselineP99: round(middle('baseline', 'p99'), 2),
  };
};

const show = (rows: readonly Row[]): string =>
  table([
    ['name', 'connections', 'rate/s', 'baseline/s', 'ratio', 'p99 ms', 'baseline p99 ms', 'p99 ratio'],
    ...rows.map((row) => [
      row.name,
      row.connections,
      row.rate,
      row.baselineRate,
      row.ratio.toFixed(2),
      row.p99.toFixed(1),
      row.baselineP99.toFixed(1),
      (row.p99 / row.baselineP99).toFixed(2),
    ]),
  ]);

const run = async (stack: PrivateStack): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const idle = memoryOf(stack.apps.values());
  const owner = new pg.Client({ connectionString: stack.backing.database.adminUrl });
  await owner.connect();
  await owner.query(MAKE_BASELINE);
  await owner.query('GRANT USAGE ON SCHEMA baseline TO PUBLIC; GRANT ALL ON ALL TABLES IN SCHEMA baseline TO PUBLIC');
  await owner.query('GRANT ALL ON ALL SEQUENCES IN SCHEMA baseline TO PUBLIC');
  const baseline = await startBaseline(stack);
  say('seeding learners');
  const { plan, watchers } = await prepare(stack, owner, baseline.url);
  const generator = await startGenerator(plan);
  const pids = { ...pidsOf(stack), baseline: baseline.pid, generator: generator.pid };
  try {
    say('warming up');
    for (const work of works)
      for (const side of ['ours', 'baseline'] as const)
        await generator.fire({ side, work, connections: 16, ms: WARM_UP_MS });
    await settle(owner);
    // What the warming up has written becomes the log segments that are written next, whoever writes them.
    await owner.query('CHECKPOINT');
    const rows: Row[] = [];
    for (const work of works)
      for (const connections of levels) {
        rows.push(await measure(work, connections, generator.fire, owner, pids));
        say(show(rows.slice(-1)).split('\n')[1] ?? '');
      }
    const live = await factToScreen(stack.site, owner, watchers, plan.parts);
    const loaded = memoryOf(stack.apps.values());
    process.stdout.write(`${show(rows)}\n\n${summary(live, idle, loaded)}\n${policyLine(await policyCost())}\n`);
    if (args.json !== undefined) writeFileSync(args.json, `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    generator.stop();
    await owner.end();
    await baseline.stop();
  }
};

const policyLine = ({ n, p50, p99 }: Awaited<ReturnType<typeof policyCost>>): string =>
  `policy check: median ${p50.toFixed(1)} µs, p99 ${p99.toFixed(1)} µs (n = ${n}, in one process)`;

const summary = (
  live: Awaited<ReturnType<typeof factToScreen>>,
  idle: Record<string, number>,
  loaded: Record<string, number>,
): string => {
  const total = (memory: Record<string, number>): number => Object.values(memory).reduce((sum, mb) => sum + mb, 0);
  const each = Object.entries(idle).map(([name, mb]) => `${name} ${mb}`);
  return [
    `fact to screen: p50 ${live.p50.toFixed(1)} ms, p95 ${live.p95.toFixed(1)} ms, p99 ${live.p99.toFixed(1)} ms (n = ${live.n}, ${live.lost} lost)`,
    `idle memory: ${total(idle)} MB together (${each.join(', ')}); after the load ${total(loaded)} MB`,
  ].join('\n');
};

const startedAt = performance.now();
const stack = await startPrivateStack({ say });
try {
  await run(stack);
} finally {
  await stack.stop();
}
say(`took ${Math.round((performance.now() - startedAt) / 1_000)} s`);
