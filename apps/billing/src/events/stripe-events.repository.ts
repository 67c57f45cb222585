import { Injectable } from '@nestjs/common';
import { command, nullable, query, text, timestamptz } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { StripeEvent } from './stripe-event.ts';

const STORE = command({
  text: `INSERT INTO stripe_events (id, type, object_id, subscription_id, created_at, received_at) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING id`,
  params: [text, text, text, nullable(text), timestamptz, timestamptz],
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

/** What the provider has told, once by id. */
@Injectable()
export class StripeEventsRepository {
  /** @returns false for one that is there already */
  async store(unit: BillingUnit, { id, type, objectId, subscriptionId, createdAt }: StripeEvent): Promise<boolean> {
    return (await unit.rows(STORE, [id, type, objectId, subscriptionId, createdAt, unit.now])).length > 0;
  }

  async read(reads: BillingReads | BillingUnit, id: string) {
    return (await reads.rows(READ, [id]))[0] ?? null;
  }

  async noteHandled(unit: BillingUnit, id: string): Promise<void> {
    await unit.rows(HANDLED, [id, unit.now]);
  }
}
