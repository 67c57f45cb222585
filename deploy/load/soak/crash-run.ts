import { Agent, request } from 'node:http';
import type pg from 'pg';
import { v7 } from 'uuid';
import { mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import type { Checkpoint } from '@nivel/messaging/checkpoint';
import { waitUntilReady, type AppProcess, type PrivateStack } from '../stack/private-stack.ts';
import { factsInStream } from './facts-told.ts';

/** The six points at which the process dies, and whether the sign-up under way must then have happened. */
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

interface Attempt {
  readonly at: Checkpoint;
  readonly email: string;
  readonly happened: boolean;
}

/**
 * Somebody signs up, and the auth service dies at a named point, again and again. In the end an account is there if and
 * only if its mail was asked for, exactly once, and exactly where it must be.
 */
export const runCrashes = async (
  stack: PrivateStack,
  options: { readonly roundsEach: number; readonly rolledBack: number; readonly say: (text: string) => void },
): Promise<CrashReport> => {
  const auth = stack.apps.get('auth');
  if (auth === undefined) throw new Error('There is no auth service.');
  await auth.child.stop();
  const attempts: Attempt[] = [];
  const wrongs: string[] = [];
  for (const point of points) {
    for (let round = 0; round < options.roundsEach; round += 1) {
      // Rows that a dead process left would end the next one at the relay's points before anybody has asked it.
      if (point.isOfRelay) await carryRest(stack, auth);
      const attempt = { at: point.at, email: `${v7()}@example.com`, happened: point.happened };
      if (!(await crash(stack, auth, attempt))) wrongs.push(`it did not die at ${point.at}`);
      attempts.push(attempt);
    }
    options.say(`${options.roundsEach} deaths at ${point.at}`);
  }
  await carryRest(stack, auth);
  await auth.restart();
  await waitUntilReady(auth);
  wrongs.push(...(await compare(stack, attempts)), ...(await rollBack(stack, options.rolledBack)));
  return { crashes: attempts.length, rolledBack: options.rolledBack, wrongs };
};

/** Whether the process died of it. */
const crash = async (stack: PrivateStack, auth: AppProcess, { at, email }: Attempt): Promise<boolean> => {
  // Production refuses to die on purpose.
  await auth.restart({ CRASH_AT: at, NODE_ENV: 'test', HOUSEKEEPING_SECONDS: '0' });
  await waitUntilReady(auth);
  const agent = new Agent();
  const body = JSON.stringify({ email, password: 'cempasúchil y obsidiana', data: { firstName: 'Inés' } });
  const headers = { 'content-type': 'application/json' };
  const asked = request(new URL('/auth/v1/signup', stack.site), { agent, method: 'POST', headers });
  asked.on('response', (response) => response.resume());
  asked.on('error', () => undefined);
  asked.end(body);
  const late = setTimeout(() => auth.child.kill('SIGTERM'), 15_000);
  const { signal } = await auth.child.exited;
  clearTimeout(late);
  asked.destroy();
  return signal === 'SIGKILL';
};

const isWaiting = async (owner: pg.Client): Promise<boolean> =>
  (await owner.query('SELECT 1 FROM auth.outbox WHERE published_at IS NULL LIMIT 1')).rows.length > 0;

/** A process that does not die carries what the dead one left behind. */
const carryRest = async (stack: PrivateStack, auth: AppProcess): Promise<void> => {
  if (!(await stack.withOwner(isWaiting))) return;
  await auth.restart();
  await waitUntilReady(auth);
  const until = performance.now() + 15_000;
  await stack.withOwner(async (owner) => {
    while ((await isWaiting(owner)) && performance.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
  });
  await auth.child.stop();
};

const ACCOUNTS = `SELECT (SELECT count(*)::int FROM auth.users WHERE email = $1) AS accounts,
  ARRAY(SELECT id FROM auth.outbox WHERE subject = $2 AND payload::json->>'email' = $1) AS facts`;

const compare = async (stack: PrivateStack, attempts: readonly Attempt[]): Promise<string[]> => {
  const subject = factSubject(mailRequested);
  const stream = await factsInStream(stack.backing.natsUrl, subject);
  return stack.withOwner(async (owner) => {
    const wrongs: string[] = [];
    for (const { at, email, happened } of attempts) {
      const { rows } = await owner.query<{ accounts: number; facts: string[] }>(ACCOUNTS, [email, subject]);
      const accounts = rows[0]?.accounts ?? 0;
      const facts = rows[0]?.facts ?? [];
      const told = facts.filter((id) => stream.has(id)).length;
      const wanted = happened ? 1 : 0;
      if (accounts === wanted && facts.length === wanted && told === wanted) continue;
      wrongs.push(`died at ${at}: ${accounts} accounts, ${facts.length} facts written, ${told} told`);
    }
    return wrongs;
  });
};

/** Transactions that write a fact and take it back while the relay is at work: none of them may be told. */
const rollBack = async (stack: PrivateStack, count: number): Promise<string[]> => {
  const subject = factSubject(mailRequested);
  const ids = Array.from({ length: count }, () => v7());
  await stack.withOwner(async (owner) => {
    for (const id of ids) {
      await owner.query('BEGIN');
      await owner.query(`INSERT INTO auth.outbox (id, subject, payload, headers) VALUES ($1, $2, '{}', '{}')`, [
        id,
        subject,
      ]);
      await owner.query('ROLLBACK');
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const stream = await factsInStream(stack.backing.natsUrl, subject);
  const told = ids.filter((id) => stream.has(id)).length;
  return told === 0 ? [] : [`${told} of ${count} rolled-back transactions were told`];
};
