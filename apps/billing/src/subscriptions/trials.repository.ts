import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';

const HELD = query({
  text: 'SELECT 1 AS held FROM trials WHERE holder = $1 AND subscription_id <> $2',
  params: [text, text],
  row: { held: int4 },
});
const CLAIM = command({
  text: `INSERT INTO trials (holder, user_id, subscription_id, begun_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
  params: [text, uuid, text, timestamptz],
});

/** People who have had a trial: a person by the account, a card by its fingerprint. */
export type TrialHolder = { readonly person: string } | { readonly card: string };

const nameOf = (holder: TrialHolder): string =>
  'person' in holder ? `person ${holder.person}` : `card ${holder.card}`;

/** One trial per person and per card, ever. */
@Injectable()
export class TrialsRepository {
  /** Whether a holder has had one, with another subscription than this. */
  async isUsed(reads: BillingReads | BillingUnit, holder: TrialHolder, subscriptionId = ''): Promise<boolean> {
    return (await reads.rows(HELD, [nameOf(holder), subscriptionId])).length > 0;
  }

  async note(unit: BillingUnit, holder: TrialHolder, userId: string, subscriptionId: string): Promise<void> {
    await unit.rows(CLAIM, [nameOf(holder), userId, subscriptionId, unit.now]);
  }
}
