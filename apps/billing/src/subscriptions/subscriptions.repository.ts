import { Injectable } from '@nestjs/common';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import type { SubscriptionState } from '@nivel/contracts/billing/subscription-access';
import {
  bool,
  command,
  int4,
  int8,
  json,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { PaymentCard } from './payment-card.ts';
import type { Subscription } from './provider-subscription.ts';

const row = {
  id: text,
  userId: uuid,
  customerId: text,
  tier: textOf<PaidTier>(),
  state: textOf<SubscriptionState>(),
  periodStart: timestamptz,
  periodEnd: timestamptz,
  trialEnd: nullable(timestamptz),
  pastDueSince: nullable(timestamptz),
  endsAt: nullable(timestamptz),
  canceledAt: nullable(timestamptz),
  endedUnpaid: bool,
  nextTier: nullable(textOf<PaidTier>()),
  card: nullable(json<PaymentCard>()),
  createdAt: timestamptz,
};
const columns = `id, user_id AS "userId", customer_id AS "customerId", tier, state, period_start AS "periodStart",
  period_end AS "periodEnd", trial_end AS "trialEnd", past_due_since AS "pastDueSince", ends_at AS "endsAt",
  canceled_at AS "canceledAt", ended_unpaid AS "endedUnpaid", next_tier AS "nextTier", created_at AS "createdAt",
  CASE WHEN card_brand IS NOT NULL THEN json_build_object('brand', card_brand, 'last4', card_last4, 'expMonth', card_exp_month,
    'expYear', card_exp_year) END AS card`;

const OF_USER = query({
  text: `SELECT ${columns} FROM subscriptions WHERE user_id = $1
    ORDER BY state IN ('canceled', 'expired'), created_at DESC, id`,
  params: [uuid],
  row,
});
const OWN = query({
  text: `SELECT ${columns} FROM subscriptions WHERE user_id = $1 AND id = $2`,
  params: [uuid, text],
  row,
});
const KEEP = command({
  text: `INSERT INTO subscriptions (id, user_id, customer_id, tier, state, period_start, period_end, trial_end, past_due_since,
  ends_at, canceled_at, next_tier, created_at, asked_at, ended_unpaid, look_at,
  card_brand, card_last4, card_exp_month, card_exp_year)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20)
ON CONFLICT (id) DO UPDATE SET tier = excluded.tier, state = excluded.state, period_start = excluded.period_start,
  period_end = excluded.period_end, trial_end = excluded.trial_end, past_due_since = excluded.past_due_since,
  ends_at = excluded.ends_at, canceled_at = excluded.canceled_at, next_tier = excluded.next_tier, asked_at = excluded.asked_at,
  ended_unpaid = excluded.ended_unpaid, look_at = excluded.look_at, card_brand = excluded.card_brand,
  card_last4 = excluded.card_last4, card_exp_month = excluded.card_exp_month, card_exp_year = excluded.card_exp_year`,
  params: [
    text,
    uuid,
    text,
    text,
    text,
    timestamptz,
    timestamptz,
    nullable(timestamptz),
    nullable(timestamptz),
    nullable(timestamptz),
    nullable(timestamptz),
    nullable(text),
    timestamptz,
    timestamptz,
    bool,
    nullable(timestamptz),
    nullable(text),
    nullable(text),
    nullable(int4),
    nullable(int4),
  ],
});

const ONE = query({ text: `SELECT ${columns} FROM subscriptions WHERE id = $1`, params: [text], row });
const DUE = query({
  text: 'SELECT id FROM subscriptions WHERE look_at <= $1 ORDER BY look_at, id LIMIT $2',
  params: [timestamptz, int8],
  row: { id: text },
});
const LOOK_AT = command({
  text: 'UPDATE subscriptions SET look_at = $2 WHERE id = $1',
  params: [text, timestamptz],
});
const LIVE = `state IN ('trialing', 'active', 'past_due', 'paused', 'incomplete')`;
const COUNT_LIVE = query({
  text: `SELECT count(*)::integer AS live FROM subscriptions WHERE ${LIVE}`,
  params: [],
  row: { live: int4 },
});
const UNSEEN = query({
  text: `SELECT id FROM subscriptions WHERE ${LIVE} AND compared_in IS DISTINCT FROM $1 ORDER BY id`,
  params: [uuid],
  row: { id: text },
});

/** Subscriptions as the provider last described them. */
@Injectable()
export class SubscriptionsRepository {
  /** All of a person: those that continue before those that are over, newest first. */
  ofUser(reads: BillingReads | BillingUnit, userId: string): Promise<Subscription[]> {
    return reads.rows(OF_USER, [userId]);
  }

  async own(reads: BillingReads | BillingUnit, userId: string, id: string): Promise<Subscription | null> {
    return (await reads.rows(OWN, [userId, id]))[0] ?? null;
  }

  async find(reads: BillingReads | BillingUnit, id: string): Promise<Subscription | null> {
    return (await reads.rows(ONE, [id]))[0] ?? null;
  }

  /** Ids of subscriptions that are due for a check. */
  async due(reads: BillingReads, now: Date, most: number): Promise<string[]> {
    return (await reads.rows(DUE, [now, most])).map(({ id }) => id);
  }

  /** Counts the live ones, and names those that a comparison did not see at the provider. */
  async unseen(reads: BillingReads, comparisonId: string): Promise<{ live: number; unseen: string[] }> {
    const [counted] = await reads.rows(COUNT_LIVE, []);
    const unseen = await reads.rows(UNSEEN, [comparisonId]);
    return { live: counted?.live ?? 0, unseen: unseen.map(({ id }) => id) };
  }

  async lookLater(unit: BillingUnit, id: string, at: Date): Promise<void> {
    await unit.rows(LOOK_AT, [id, at]);
  }

  /** @param lookAt when it is checked again */
  async keep(unit: BillingUnit, one: Subscription, lookAt: Date | null): Promise<void> {
    await unit.rows(KEEP, [
      one.id,
      one.userId,
      one.customerId,
      one.tier,
      one.state,
      one.periodStart,
      one.periodEnd,
      one.trialEnd,
      one.pastDueSince,
      one.endsAt,
      one.canceledAt,
      one.nextTier,
      one.createdAt,
      unit.now,
      one.endedUnpaid,
      lookAt,
      one.card?.brand ?? null,
      one.card?.last4 ?? null,
      one.card?.expMonth ?? null,
      one.card?.expYear ?? null,
    ]);
  }
}
