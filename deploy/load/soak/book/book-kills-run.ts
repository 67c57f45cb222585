import type pg from 'pg';
import { v7 } from 'uuid';
import { factSubject } from '@nivel/contracts/kernel/fact';
import { paymentOverdue } from '@nivel/contracts/finance/payment-overdue.fact';
import { paymentPaid } from '@nivel/contracts/finance/payment-paid.fact';
import { seedBook } from '../../stack/book.ts';
import { callersOf, newUserIds } from '../../stack/learners.ts';
import type { PrivateStack } from '../../stack/private-stack.ts';
import { BookKeepers, type ChangedPayment } from './book-keepers.ts';
import { factsInStream } from '../facts-told.ts';
import { killAndRestart, waitUntilAllReady, type Victim } from '../kill.ts';

/** The processes whose death the book must survive. */
const bookVictims = ['finance', 'worker', 'postgres'] as const satisfies readonly Victim[];

export interface BookKillsOptions {
  /** Payments that are changed twice each: a part is received, and then the rest. */
  readonly payments: number;
  readonly killsEach: number;
  readonly lanes: number;
  readonly say: (text: string) => void;
}

export interface BookKillsReport {
  readonly changes: number;
  readonly requests: number;
  readonly kills: number;
  readonly wrongs: readonly string[];
}

/** People mark payments while finance, the worker and the database are killed; in the end everything is counted again. */
export const runBookKills = async (stack: PrivateStack, options: BookKillsOptions): Promise<BookKillsReport> => {
  const userIds = newUserIds(options.lanes);
  const payments = await stack.withOwner(async (owner) => {
    await seedBook(owner, { payments: options.payments * 5, leads: 10 }, userIds);
    return pendingPayments(owner, options.payments);
  });
  const callers = await callersOf(stack.tokens, userIds);
  const keepers = new BookKeepers(stack.site, callers, payments);
  const running = keepers.run();
  const kills = bookVictims.length * options.killsEach;
  for (let kill = 0; kill < kills; kill += 1) {
    await keepers.reached(Math.floor((payments.length * (kill + 1)) / (kills + 1)));
    const victim = bookVictims[kill % bookVictims.length] ?? 'finance';
    await killAndRestart(stack, victim);
    await waitUntilAllReady(stack);
    options.say(`kill ${kill + 1} of ${kills}: ${victim}, ${keepers.done} of ${payments.length} payments are done`);
  }
  await running;
  const wrongs = [...keepers.refused, ...(await stack.withOwner((owner) => compare(owner, stack, payments)))];
  return { changes: keepers.done * 2, requests: keepers.requests, kills, wrongs };
};

const pendingPayments = async (owner: pg.Client, count: number): Promise<ChangedPayment[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `SELECT id FROM finance.payments WHERE status = 'pending' ORDER BY id LIMIT $1`,
    [count],
  );
  return rows.map(({ id }) => ({ id, partId: v7() }));
};

const SETTLE_MS = 60_000;

/** Waits until the broker has all written facts. */
const settle = async (owner: pg.Client): Promise<void> => {
  const until = performance.now() + SETTLE_MS;
  const isWaiting = async (): Promise<boolean> =>
    (await owner.query('SELECT 1 FROM finance.outbox WHERE published_at IS NULL LIMIT 1')).rows.length > 0;
  while ((await isWaiting()) && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 200));
};

/** Each of these counts must be 0. */
const SENTENCES: Readonly<Record<string, string>> = {
  'payments are not paid with their part': `SELECT 1 FROM unnest($1::uuid[], $2::uuid[]) AS c (id, part_id)
    JOIN finance.payments p ON p.id = c.id
    WHERE p.status <> 'paid' OR p.received <> 40000 OR NOT EXISTS (SELECT 1 FROM finance.partial_payments q
      WHERE q.id = c.part_id AND q.payment_id = c.id AND q.amount = 40000 AND q.withdrawn_at IS NULL)`,
  'payments have more than their part': `SELECT 1 FROM finance.partial_payments q WHERE q.payment_id = ANY ($1)
    GROUP BY q.payment_id HAVING count(*) > 1 AND $2::uuid[] IS NOT NULL`,
  'trails of payments do not have each change once': `SELECT 1 FROM unnest($1::uuid[], $2::uuid[]) AS c (id, part_id)
    WHERE ARRAY(SELECT act FROM finance.audit_entries WHERE entity = 'payment' AND entity_id = c.id ORDER BY id)
      <> ARRAY['part-received', 'changed']`,
  'payments were not told as paid once': `SELECT 1 FROM unnest($1::uuid[], $2::uuid[]) AS c (id, part_id)
    WHERE 1 <> (SELECT count(*) FROM finance.outbox o WHERE o.subject = '${factSubject(paymentPaid)}'
      AND o.payload::json->>'paymentId' = c.id::text)`,
  'payments were told as overdue more than once': `SELECT 1 FROM finance.outbox o
    WHERE o.subject = '${factSubject(paymentOverdue)}' AND $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL
    GROUP BY o.payload::json->>'paymentId' HAVING count(*) > 1`,
  'stored sums are not those of the rows': `SELECT 1 FROM (
    SELECT currency, kind, day, sum(count) AS count, sum(amount) AS amount FROM finance.payment_sums GROUP BY 1, 2, 3) s
    FULL JOIN (SELECT c.currency, e.kind, e.day, count(*) AS count, sum(e.amount) AS amount FROM finance.payment_entries e
      JOIN finance.contracts c ON c.id = e.contract_id AND c.deleted_at IS NULL GROUP BY 1, 2, 3) e USING (currency, kind, day)
    WHERE $1::uuid[] IS NOT NULL AND $2::uuid[] IS NOT NULL
      AND (coalesce(s.count, 0) <> coalesce(e.count, 0) OR coalesce(s.amount, 0) <> coalesce(e.amount, 0))`,
};

const compare = async (
  owner: pg.Client,
  { backing }: PrivateStack,
  payments: readonly ChangedPayment[],
): Promise<string[]> => {
  await settle(owner);
  const values = [payments.map(({ id }) => id), payments.map(({ partId }) => partId)];
  const wrongs: string[] = [];
  for (const [sentence, text] of Object.entries(SENTENCES)) {
    const { rowCount } = await owner.query(text, values);
    if (rowCount !== 0) wrongs.push(`${rowCount} ${sentence}`);
  }
  const stream = await factsInStream(backing.natsUrl, factSubject(paymentPaid));
  const { rows } = await owner.query<{ id: string }>(
    `SELECT id FROM finance.outbox WHERE subject = '${factSubject(paymentPaid)}'`,
  );
  const untold = rows.filter(({ id }) => stream.get(id) !== 1).length;
  return untold === 0 ? wrongs : [...wrongs, `${untold} facts are not in the stream once`];
};
