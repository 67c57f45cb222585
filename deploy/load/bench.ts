import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startBaseline } from './bench/baseline.ts';
import { boardLine, boardReads, type BoardReads } from './bench/board-reads.ts';
import { boardInBrowser } from './bench/board-in-browser.ts';
import { largeBoardInBrowser } from './bench/large-board-in-browser.ts';
import { COPY_BOARDS, COPY_BOOK, MAKE_BASELINE } from './bench/baseline.sql.ts';
import { comments } from './bench/comments.ts';
import { cpuPerRequest, cpuTimes } from './bench/cpu-time.ts';
import { closingSockets } from './bench/closing-sockets.ts';
import { factToScreen } from './bench/fact-to-screen.ts';
import type { Waits } from './bench/figures.ts';
import { fullDatabase } from './bench/full-database.ts';
import { startGenerator } from './bench/generator-process.ts';
import type { Order, Plan, Work } from './bench/generator.ts';
import { largeBook } from './bench/large-book.ts';
import { largeProject } from './bench/large-project.ts';
import type { Outcome } from './bench/load.ts';
import { loadRow, loadTable, type LoadRow } from './bench/load-row.ts';
import { idleMemory, memoryOf } from './bench/idle-memory.ts';
import { pagesInBrowser } from './bench/pages-in-browser.ts';
import { policyCost } from './bench/policy-cost.ts';
import { projectFigures } from './bench/project-figures.ts';
import { refusals } from './bench/refusals.ts';
import { memoryLine, policyLine, waitsLine } from './bench/summary.ts';
import { uploads } from './bench/uploads.ts';
import { Report } from './measuring.ts';
import { seedAccountsOfBoth } from './stack/accounts.ts';
import { seedBoards } from './stack/boards.ts';
import { seedBook } from './stack/book.ts';
import { callersOf, newUserIds, partsInOrder, seedAdvanced } from './stack/learners.ts';
import { startPrivateStack, type PrivateStack } from './stack/private-stack.ts';

/**
 * `npm run bench [-- --json FILE]`: measures what Nivel costs compared with a plain server doing the same work. Both sides run
 * at the same time on the same Postgres and are measured in turns (A B A B …), so that load on the machine affects both alike.
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
      default:
        'complete-part,read-own-row,sign-in,refresh,take-event,create-card,move-card,create-card-spread,move-card-spread',
    },
  },
});
const repetitions = Number(args.repetitions);
const slotMs = Number(args.seconds) * 1_000;
const levels = args.connections.split(',').map(Number);
/** Measured only when named explicitly: most need Chromium, all take their time. */
const byName = new Map([
  ['board-in-browser', boardInBrowser],
  ['large-board-in-browser', largeBoardInBrowser],
  ['large-book', largeBook],
  ['large-project', largeProject],
  ['pages-in-browser', pagesInBrowser],
  ['project-figures', projectFigures],
  ['comments', comments],
  ['uploads', uploads],
  ['full-database', fullDatabase],
  ['idle-memory', idleMemory],
]);
/** The figures that are measured in a browser. */
const withPages = new Set([
  'board-in-browser',
  'large-board-in-browser',
  'large-project',
  'pages-in-browser',
  'comments',
]);
const works = args.only.split(',').filter((work) => !byName.has(work)) as Work[];
const WATCHERS = 16;
const ACCOUNTS = 500;
/** Sessions that are ended, and bad requests that are sent, to see how long each takes. */
const ENDED = 50;
const REFUSED = 400;
/** Cards of one large board, and how many boards have as many together. */
const CARDS = 5_000;
const SMALL_BOARDS = 16;
const BOOK = { payments: 100_000, leads: 0 };
const WARM_UP_CONNECTIONS = 16;
/** One member for each connection. */
const TEAM = Math.max(WARM_UP_CONNECTIONS, ...levels);
/** Long enough for the engine to finish compiling: small servers are ready after a second, large ones are not. */
const WARM_UP_MS = 6_000;

/** A payment provider that is never called: its events are only taken. */
const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
const payments = { STRIPE_SECRET_KEY: 'sk_test_bench', STRIPE_WEBHOOK_SECRET: webhookSecret };

const say = (text: string): void => void process.stderr.write(`${text}\n`);

/** Learners on both sides, and the data that the load generator needs about them. */
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
  if (works.some((work) => work.startsWith('read-payments'))) {
    await seedBook(owner, BOOK, userIds.slice(0, TEAM));
    await owner.query(COPY_BOOK);
  }
  await owner.query('VACUUM ANALYZE');
  await owner.query('CHECKPOINT').catch(() => undefined);
  const callers = await callersOf(stack.tokens, userIds);
  const parts = await partsInOrder(owner);
  const watchers = callers.splice(-WATCHERS);
  const emails = await seedAccountsOfBoth(owner, ACCOUNTS);
  return { plan: { site: stack.site, baseline, parts, callers, emails, boards, webhookSecret }, watchers };
};

/** Facts that one side has not delivered yet must not slow the other down. */
const settle = async (owner: pg.Client): Promise<void> => {
  const until = performance.now() + 10_000;
  while (performance.now() < until) {
    const { rows } = await owner.query(
      'SELECT 1 FROM learning.outbox WHERE published_at IS NULL UNION ALL SELECT 1 FROM projects.outbox WHERE published_at IS NULL UNION ALL SELECT 1 FROM billing.outbox WHERE published_at IS NULL LIMIT 1',
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

/** Fires at one side, and lets it finish its remaining work. */
const fireAndSettle = async (
  order: Order,
  fire: (order: Order) => Promise<Outcome>,
  owner: pg.Client,
  pids: Readonly<Record<string, number>>,
): Promise<Outcome> => {
  const before = cpuTimes(pids);
  const outcome = await fire(order);
  await settle(owner);
  if (args.cpu) say(`  ${order.side}: ${cpuPerRequest(before, cpuTimes(pids), outcome.requests)}`);
  return outcome;
};

/** Every kind of work at every level. */
const loadRows = async (report: Report, shoot: (order: Order) => Promise<Outcome>): Promise<LoadRow[]> => {
  const rows: LoadRow[] = [];
  for (const work of works)
    for (const connections of levels) {
      const row = await report.measure(`${work}, ${connections} connections`, (refused) =>
        loadRow(work, connections, repetitions, refused, (side) => shoot({ side, work, connections, ms: slotMs })),
      );
      if (row === undefined) continue;
      rows.push(row);
      say(loadTable([row]).split('\n')[1] ?? '');
    }
  return rows;
};

/** The large board as it was made, before more cards are made on it. */
const readLarge = (site: string, { callers: [caller], boards: [large] }: Plan): Promise<BoardReads> => {
  if (!caller || !large) throw new Error('There is no board to read.');
  return boardReads(site, caller, large.projectId);
};

/** The duration of single actions, one after the other. */
const measureWaits = async (site: string, plan: Plan, report: Report): Promise<void> => {
  const waits = (name: string, work: () => Promise<Waits>) =>
    report.text(name, async () => waitsLine(name, await work()));
  await waits('end of a session to its closed socket', () => closingSockets(site, plan.emails.slice(0, ENDED)));
  await waits('refusal of a bad request', () => refusals(site, plan.callers.slice(0, REFUSED)));
  await report.text('policy check', async () => policyLine(await policyCost()));
};

/** Both sides under load, then what else there is to know of ours. */
const run = async (stack: PrivateStack, report: Report): Promise<void> => {
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  const idle = memoryOf(stack.apps.values());
  const owner = new pg.Client({ connectionString: stack.backing.database.adminUrl });
  await owner.connect();
  await owner.query(MAKE_BASELINE);
  await owner.query('GRANT USAGE ON SCHEMA baseline TO PUBLIC; GRANT ALL ON ALL TABLES IN SCHEMA baseline TO PUBLIC');
  await owner.query('GRANT ALL ON ALL SEQUENCES IN SCHEMA baseline TO PUBLIC');
  const baseline = await startBaseline(stack, webhookSecret);
  say('seeding learners');
  const { plan, watchers } = await prepare(stack, owner, baseline.url);
  const generator = await startGenerator(plan);
  const pids = { ...pidsOf(stack), baseline: baseline.pid, generator: generator.pid };
  try {
    const board = await report.measure('board', () => readLarge(stack.site, plan));
    say('warming up');
    for (const work of works)
      for (const side of ['ours', 'baseline'] as const)
        await report.measure(`warming up ${work}`, () =>
          generator.fire({ side, work, connections: WARM_UP_CONNECTIONS, ms: WARM_UP_MS }),
        );
    await settle(owner);
    // Analyzes the tables, so that statements are planned for filled tables, as autovacuum does within minutes. The checkpoint
    // recycles the log segments of the warm-up, so that no process has to create new ones.
    await owner.query('VACUUM ANALYZE');
    await owner.query('CHECKPOINT');
    const rows = await loadRows(report, (order) => fireAndSettle(order, generator.fire, owner, pids));
    process.stdout.write(`${loadTable(rows)}\n\n`);
    await report.text('fact to screen', async () => {
      const { lost, ...live } = await factToScreen(stack.site, owner, watchers, plan.parts);
      return `${waitsLine('fact to screen', live)}, ${lost} lost`;
    });
    const loaded = memoryOf(stack.apps.values());
    await measureWaits(stack.site, plan, report);
    if (board !== undefined) report.note(boardLine(CARDS, board));
    report.note(memoryLine(idle, loaded));
    if (args.json !== undefined) writeFileSync(args.json, `${JSON.stringify(rows, null, 2)}\n`);
  } finally {
    generator.stop();
    await owner.end();
    await baseline.stop();
  }
};

const startedAt = performance.now();
const report = new Report();
const shown = [...byName].filter(([name]) => args.only.split(',').includes(name));
const needsPages = shown.some(([name]) => withPages.has(name));
const stack = await startPrivateStack({ say, hasPages: needsPages, outside: payments });
try {
  if (works.length > 0) await report.measure('the load', () => run(stack, report));
  for (const [name, measured] of shown)
    await report.text(name, () => stack.withOwner((owner) => measured(stack, owner, report)));
} finally {
  await stack.stop();
}
process.stdout.write(`${report.toString()}\n`);
process.exitCode = report.exitCode;
say(`took ${Math.round((performance.now() - startedAt) / 1_000)} s`);
