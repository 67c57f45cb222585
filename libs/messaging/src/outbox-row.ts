import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import type { FactContext } from './received-fact.ts';
import { array, command, text, uuid, type Statements } from './statement.ts';

/** A row of the outbox, ready to be written by any statement of the same transaction as the change. */
export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  readonly payload: string;
  readonly headers: string;
}

/** Makes the outbox row of a fact; throws when the payload does not match the fact's schema. */
export const outboxRow = <F extends Fact>(fact: F, payload: PayloadOf<F>, context: FactContext): OutboxRow => ({
  id: context.id,
  subject: factSubject(fact),
  payload: JSON.stringify(fact.payload.parse(payload)),
  headers: JSON.stringify({
    [factHeaders.occurredAt]: context.occurredAt.toISOString(),
    [factHeaders.aggregate]: context.aggregate,
    [factHeaders.version]: String(context.version),
    ...(context.actor === null ? {} : { [factHeaders.actor]: context.actor }),
    [factHeaders.trace]: context.trace,
  }),
});

const INSERT = command({
  text: `INSERT INTO outbox (id, subject, payload, headers)
SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])`,
  params: [array(uuid), array(text), array(text), array(text)],
});

/** Writes outbox rows in the transaction of the change (R1). The relay takes them after the commit. */
export const enqueueFacts = async (statements: Statements, rows: readonly OutboxRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await statements.rows(INSERT, [
    rows.map((row) => row.id),
    rows.map((row) => row.subject),
    rows.map((row) => row.payload),
    rows.map((row) => row.headers),
  ]);
};
