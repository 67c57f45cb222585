import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { v7 } from 'uuid';
import { factSubject } from '@nivel/contracts/kernel/fact';
import type { Checkpoint } from '@nivel/messaging/checkpoint';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import type { CrashedAct } from './crashed-acts.ts';
import { factsInStream } from './facts-told.ts';

/** The six points at which the process dies, and whether the pending work must then have happened. */
const points: readonly { at: Checkpoint; happened: boolean; isOfRelay: boolean }[] = [
  { at: 'before-transaction', happened: false, isOfRelay: false },
  { at: 'after-insert', happened: false, isOfRelay: false },
  { at: 'after-commit', happened: true, isOfRelay: false },
  { at: 'after-publish', happened: true, isOfRelay: true },
  { at: 'after-acknowledgement', happened: true, isOfRelay: true },
  { at: 'after-mark', happened: true, isOfRelay: true },
];

export interface CrashReport {
  readonly crashes: number;
  readonly rolledBack: number;
  readonly wrongs: readonly string[];
}

export interface CrashOptions {
  readonly roundsEach: number;
  readonly rolledBack: number;
  /** Only while the service's own transaction is open: the relay works the same in every service. */
  readonly isWithoutRelay?: boolean;
  readonly say: (text: string) => void;
}

interface Attempt {
  readonly at: Checkpoint;
  readonly id: string;
  readonly happened: boolean;
}

interface Crashing {
  readonly stack: PrivateStack;
  readonly act: CrashedAct;
  readonly app: AppProcess;
}

/**
 * A person does something, and the service that handles it dies at a named point, again and again. In the end the state has
 * changed if and only if the fact was published, exactly once, and every consumer has applied it once.
 */
export const runCrashes = async (stack: PrivateStack, act: CrashedAct, options: CrashOptions): Promise<CrashReport> => {
  const app = stack.apps.get(act.service);
  if (app === undefined) throw new Error(`There is no service ${act.service}.`);
  const crashing = { stack, act, app };
  // Its scheduled jobs call services by themselves, and the service must die of the person's call.
  const worker = stack.apps.get('worker');
  await Promise.all([app.child.stop(), worker?.child.stop()]);
  const attempts: Attempt[] = [];
  const wrongs: string[] = [];
  for (const point of points.filter(({ isOfRelay }) => !(isOfRelay && options.isWithoutRelay))) {
    for (let round = 0; round < options.roundsEach; round += 1) {
      // Rows that a dead process left behind would make the next one crash at the relay's points before the test has begun.
      if (point.isOfRelay) await carryRest(crashing);
      const attempt = { at: point.at, id: v7(), happened: point.happened };
      if (!(await crash(crashing, attempt))) wrongs.push(`it did not die at ${point.at}`);
      attempts.push(attempt);
    }
    options.say(`${options.roundsEach} deaths of ${act.service} at ${point.at}`);
  }
  await carryRest(crashing);
  for (const stopped of worker === undefined ? [app] : [app, worker]) {
    await stopped.restart();
    await waitUntilReady(stopped);
  }
  wrongs.push(...(await compare(crashing, attempts)), ...(await rollBack(crashing, options.rolledBack)));
  return { crashes: attempts.length, rolledBack: options.rolledBack, wrongs };
};

/** Longer than any call waits for a dead service. */
const ANSWER_MS = 10_000;

/** Whether the process died of it. */
const crash = async ({ stack, act, app }: Crashing, { at, id }: Attempt): Promise<boolean> => {
  // Production refuses to die on purpose.
  await app.restart({ CRASH_AT: at, NODE_ENV: 'test', HOUSEKEEPING_SECONDS: '0' });
  await waitUntilReady(app);
  const agent = new Agent();
  const { path, token, body } = act.request(id);
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const asked = request(new URL(path, stack.site), { agent, method: 'POST', headers });
  const answered = new Promise<void>((resolve) => {
    asked.on('response', (response) => response.on('close', resolve).resume());
    asked.on('error', () => resolve());
  });
  asked.end(JSON.stringify(body));
  const late = setTimeout(() => app.child.kill('SIGTERM'), 15_000);
  const { signal } = await app.child.exited;
  clearTimeout(late);
  // The gateway repeats calls that may be repeated: that must not reach the process that comes next.
  await Promise.race([answered, pause(ANSWER_MS, undefined, { ref: false })]);
  asked.destroy();
  return signal === 'SIGKILL';
};

const isWaiting =
  ({ service }: CrashedAct) =>
  async (owner: pg.Client): Promise<boolean> =>
    (await owner.query(`SELECT 1 FROM ${service}.outbox WHERE published_at IS NULL LIMIT 1`)).rows.length > 0;

/** A process that does not die publishes what the dead one left behind. */
const carryRest = async ({ stack, act, app }: Crashing): Promise<void> => {
  const isThere = isWaiting(act);
  if (!(await stack.withOwner(isThere))) return;
  await app.restart();
  await waitUntilReady(app);
  const until = performance.now() + 15_000;
  await stack.withOwner(async (owner) => {
    while ((await isThere(owner)) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await app.child.stop();
};

const compare = async ({ stack, act }: Crashing, attempts: readonly Attempt[]): Promise<string[]> => {
  const subject = factSubject(act.fact);
  const stream = await factsInStream(stack.backing.natsUrl, subject);
  return stack.withOwner(async (owner) => {
    const wrongs: string[] = [];
    for (const { at, id, happened } of attempts) {
      const { rows } = await owner.query<{ counts: number[]; facts: string[] }>(act.found, [id, subject]);
      const { counts, facts } = rows[0] ?? { counts: [], facts: [] };
      const told = facts.filter((one) => stream.has(one)).length;
      const wanted = happened ? 1 : 0;
      if ([...counts, facts.length, told].every((count) => count === wanted)) continue;
      wrongs.push(`died at ${at}: ${counts.join(', ')} ${act.what}, ${facts.length} facts written, ${told} told`);
    }
    return wrongs;
  });
};

/** Transactions that write a fact and roll it back while the relay is at work: none of them may be published. */
const rollBack = async ({ stack, act }: Crashing, count: number): Promise<string[]> => {
  const subject = factSubject(act.fact);
  const ids = Array.from({ length: count }, () => v7());
  await stack.withOwner(async (owner) => {
    for (const id of ids) {
      await owner.query('BEGIN');
      await owner.query(
        `INSERT INTO ${act.service}.outbox (id, subject, payload, headers) VALUES ($1, $2, '{}', '{}')`,
        [id, subject],
      );
      await owner.query('ROLLBACK');
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const stream = await factsInStream(stack.backing.natsUrl, subject);
  const told = ids.filter((id) => stream.has(id)).length;
  return told === 0 ? [] : [`${told} of ${count} rolled-back transactions were told`];
};
