import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Tx } from './transactions.ts';

/** Who and what a fact belongs to, and the request that caused it. */
export interface FactContext {
  /** UUIDv7; the outbox id, the broker's message id and the id every consumer's inbox knows. */
  readonly id: string;
  readonly occurredAt: Date;
  /** Id of the thing that changed. */
  readonly aggregate: string;
  /** The thing's version after the change (R4); 0 where it has none. */
  readonly version: number;
  /** The user in whose name it happened, or null for the system itself. */
  readonly actor: string | null;
  /** W3C traceparent of the request. */
  readonly trace: string;
}

/** A fact as a consumer receives it. */
export interface Told<F extends Fact> extends FactContext {
  readonly payload: PayloadOf<F>;
}

/** A row of the outbox, ready to be written by any statement of the same transaction as the change. */
export interface OutboxRow {
  readonly id: string;
  readonly subject: string;
  readonly payload: string;
  readonly headers: string;
}

/** Makes the outbox row of a fact; throws when the payload is not what the fact's schema says. */
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

const INSERT = `INSERT INTO outbox (id, subject, payload, headers)
SELECT * FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])`;

/** Writes outbox rows inside a unit of work (R1). The relay takes them when the unit of work has committed. */
export const tellAll = async (tx: Tx, rows: readonly OutboxRow[]): Promise<void> => {
  if (rows.length === 0) return;
  await tx.rows(INSERT, outboxColumns(rows));
  tx.told.push(...rows);
};

/** The rows turned into the four array parameters of an `unnest` insert. */
const outboxColumns = (rows: readonly OutboxRow[]): [string[], string[], string[], string[]] => [
  rows.map((row) => row.id),
  rows.map((row) => row.subject),
  rows.map((row) => row.payload),
  rows.map((row) => row.headers),
];
