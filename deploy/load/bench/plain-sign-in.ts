import { Agent } from 'node:http';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import { startChild } from '@nivel/process/child';
import { freePort, waitForPort } from '@nivel/process/ports';
import type { Report } from '../measuring.ts';
import { passwordHash, seedAccounts } from '../stack/accounts.ts';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import { AccountShots } from './account-shots.ts';
import { round, table } from './figures.ts';
import type { Side } from './generator.ts';
import { loadRow } from './load-row.ts';
import { fire, outcomeOf, type Outcome } from './load.ts';

const LEVELS = [1, 16, 64];
const ROUNDS = 5;
const ROUND_MS = 4_000;
const WARM_UP_MS = 6_000;
const ACCOUNTS = 500;
/** Of the plain server's rate. */
const WANTED = 0.8;
/** As many as the auth service runs by itself: it leaves two of the four threads of Node's pool to others. */
const HASHES_AT_ONCE = String(Math.max(1, Math.min(availableParallelism(), 2)));

const startPlain = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const port = await freePort();
  const child = await startChild({
    name: 'plain hash server',
    command: process.execPath,
    args: [join(import.meta.dirname, 'plain-hash-server.ts')],
    env: { PORT: String(port), PASSWORD_HASH: passwordHash(), HASHES_AT_ONCE, NODE_ENV: 'production' },
  });
  if (!(await waitForPort(port, child.isAlive))) throw new Error(`It did not start:\n${child.lastLines()}`);
  return { url: `http://127.0.0.1:${port}`, stop: () => child.stop() };
};

/** The longest time for which its event loop was blocked since it was asked last, in ms. */
const longestBlock = async ({ readyUrl }: AppProcess): Promise<number> => {
  const metrics = await (await fetch(readyUrl.replace('/readyz', '/metrics'))).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(metrics)?.[1] ?? Number.NaN) * 1_000;
};

/** Our sign-in beside a plain server that makes the same hash, as many at once, asked in turns. */
export const plainSignIn = async (stack: PrivateStack, owner: pg.Client, report: Report): Promise<string> => {
  const auth = stack.apps.get('auth');
  if (auth === undefined) throw new Error('There is no auth service.');
  await auth.child.stop();
  await auth.restart({ HASHES_AT_ONCE });
  await waitUntilReady(auth);
  const plain = await startPlain();
  const agents: Record<Side, Agent> = {
    ours: new Agent({ keepAlive: true }),
    baseline: new Agent({ keepAlive: true }),
  };
  try {
    const emails = await seedAccounts(owner, ACCOUNTS);
    const shots = new AccountShots({ site: stack.site, baseline: plain.url, emails });
    const fireFor =
      (ms: number, connections: number) =>
      async (side: Side): Promise<Outcome> =>
        outcomeOf(await fire(connections, ms, agents[side], (lane) => shots.signIn(side, lane)));
    for (const side of ['ours', 'baseline'] as const) await fireFor(WARM_UP_MS, 16)(side);
    const lines: (string | number)[][] = [
      [
        'sign-in',
        'connections',
        'rate/s',
        'plain/s',
        'ratio',
        'wanted',
        'p99 ms',
        'plain p99 ms',
        'refused',
        'block ms',
      ],
    ];
    for (const connections of LEVELS) {
      await longestBlock(auth);
      const row = await report.measure(`sign-in, ${connections} connections`, (refused) =>
        loadRow('sign-in', connections, ROUNDS, refused, fireFor(ROUND_MS, connections)),
      );
      const block = await longestBlock(auth);
      if (row === undefined) continue;
      const { rate, baselineRate, ratio, p99, baselineP99, refused } = row;
      const figures = [rate, baselineRate, ratio.toFixed(2), WANTED, round(p99, 0), round(baselineP99, 0)];
      lines.push(['against the plain hash', connections, ...figures, refused, round(block, 1)]);
    }
    return table(lines);
  } finally {
    for (const agent of Object.values(agents)) agent.destroy();
    await plain.stop();
  }
};
