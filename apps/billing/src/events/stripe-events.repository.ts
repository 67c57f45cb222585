import { Injectable } from '@nestjs/common';
import { DatabaseError } from 'pg';
import { BatchWriter } from '@nivel/messaging/batch-writer';
import { command, json, nullable, query, text, timestamptz } from '@nivel/messaging/statement';
import type { StatementUnit } from '@nivel/messaging/unit-of-work';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { StripeEvent } from './stripe-event.ts';

/**
 * Events that are already stored add no row, and publish nothing. In one order everywhere, so that two replicas do not wait for
 * each other.
 */
const STORE = command({
  text: `WITH given AS (
  SELECT * FROM json_to_recordset($1) AS e (id text, type text, object_id text, subscription_id text, created_at timestamptz,
    received_at timestamptz, handled_at timestamptz, fact_id uuid, subject text, payload text, headers text)
), stored AS (
  INSERT INTO stripe_events (id, type, object_id, subscription_id, created_at, received_at, handled_at)
  SELECT id, type, object_id, subscription_id, created_at, received_at, handled_at FROM given ORDER BY id
  ON CONFLICT DO NOTHING RETURNING id
), told AS (
  INSERT INTO outbox (id, subject, payload, headers)
  SELECT g.fact_id, g.subject, g.payload, g.headers FROM given g JOIN stored s ON s.id = g.id WHERE g.fact_id IS NOT NULL
)
SELECT id FROM stored`,
  params: [json<never>()],
  row: { id: text },
});
const READ = query({
  text: 'SELECT type, object_id AS "objectId", subscription_id AS "subscriptionId" FROM stripe_events WHERE id = $1',
  params: [text],
  row: { type: text, objectId: text, subscriptionId: nullable(text) },
});
const HANDLED = command({
  text: 'UPDATE stripe_events SET handled_at = $2 WHERE id = $1',
  params: [text, timestamptz],
});

interface Storing {
  readonly event: StripeEvent;
  readonly unit: StatementUnit;
}

const rowOf = ({ event: { id, type, objectId, subscriptionId, createdAt }, unit: { now, outbox } }: Storing) => {
  const [fact] = outbox;
  return {
    ...{ id, type, object_id: objectId, subscription_id: subscriptionId, created_at: createdAt, received_at: now },
    // An event without a subject of ours publishes nothing: it is done with when it is stored.
    handled_at: fact === undefined ? now : null,
    ...{ fact_id: fact?.id, subject: fact?.subject, payload: fact?.payload, headers: fact?.headers },
  };
};

/** The maximum of events per statement, and of simultaneous statements. */
const [TOGETHER, SIDE_BY_SIDE] = [64, 2];

/** The events of the provider, once by id. */
@Injectable()
export class StripeEventsRepository {
  private readonly storing = new BatchWriter<Storing, boolean>((all) => this.storeAll(all), {
    most: TOGETHER,
    sideBySide: SIDE_BY_SIDE,
    gatherMs: 0,
    // A refusal by Postgres concerns one event only, and must not fail the others.
    isOnesFault: (error) => error instanceof DatabaseError,
  });

  /**
   * Stores an event and the fact that its unit publishes, together with others that arrive at the same time.
   * @returns false for an event that is already stored
   */
  store(unit: StatementUnit, event: StripeEvent): Promise<boolean> {
    return this.storing.do({ unit, event });
  }

  async read(reads: BillingReads | BillingUnit, id: string) {
    return (await reads.rows(READ, [id]))[0] ?? null;
  }

  async noteHandled(unit: BillingUnit, id: string): Promise<void> {
    await unit.rows(HANDLED, [id, unit.now]);
  }

  private async storeAll(all: readonly Storing[]): Promise<boolean[]> {
    // A simultaneous duplicate is stored, and published, by the first.
    const firsts = new Map(all.toReversed().map((one) => [one.event.id, one]));
    const [first] = all;
    if (first === undefined) return [];
    const stored = await first.unit.rows(STORE, [JSON.stringify([...firsts.values()].map(rowOf))]);
    const ids = new Set(stored.map(({ id }) => id));
    return all.map((one) => ids.has(one.event.id) && firsts.get(one.event.id) === one);
  }
}
