import { Injectable } from '@nestjs/common';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { bool, command, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';

export type CheckoutPage = 'hosted' | 'element';
export type CheckoutState = 'preparing' | 'open' | 'complete' | 'expired';

/** A payment that was begun. */
export interface Checkout {
  /** The idempotency key at the provider. */
  readonly id: string;
  readonly userId: string;
  readonly tier: PaidTier;
  readonly page: CheckoutPage;
  readonly hasTrial: boolean;
  /** The provider's id of the promotion code, if there is one. */
  readonly promotionId: string | null;
  readonly sessionId: string | null;
  /** The place of payment: an address, or the secret for our own page. */
  readonly place: string | null;
  readonly state: CheckoutState;
}

const row = {
  id: uuid,
  userId: uuid,
  tier: textOf<PaidTier>(),
  page: textOf<CheckoutPage>(),
  hasTrial: bool,
  promotionId: nullable(text),
  sessionId: nullable(text),
  place: nullable(text),
  state: textOf<CheckoutState>(),
};
const columns = `id, user_id AS "userId", tier, page, has_trial AS "hasTrial", promotion_id AS "promotionId", session_id AS "sessionId", place, state`;

const UNDER_WAY = query({
  text: `SELECT ${columns} FROM checkouts WHERE user_id = $1 AND state IN ('preparing', 'open')`,
  params: [uuid],
  row,
});
const OF_SESSION = query({ text: `SELECT ${columns} FROM checkouts WHERE session_id = $1`, params: [text], row });
const BEGIN = command({
  text: `INSERT INTO checkouts (id, user_id, tier, page, has_trial, promotion_id, state, created_at)
VALUES ($1, $2, $3, $4, $5, $6, 'preparing', $7)`,
  params: [uuid, uuid, text, text, bool, nullable(text), timestamptz],
});
const OPEN = command({
  text: `UPDATE checkouts SET session_id = $2, place = $3, state = 'open' WHERE id = $1 AND (state = 'preparing' OR state = 'open' AND session_id = $2) RETURNING id`,
  params: [uuid, text, text],
  row: { id: uuid },
});
const END = command({
  text: `UPDATE checkouts SET state = $2, place = NULL WHERE id = $1 AND state IN ('preparing', 'open')`,
  params: [uuid, text],
});

/** Payments that were begun; each person has at most one open. */
@Injectable()
export class CheckoutsRepository {
  async underWay(unit: BillingUnit, userId: string): Promise<Checkout | null> {
    return (await unit.rows(UNDER_WAY, [userId]))[0] ?? null;
  }

  async ofSession(reads: BillingReads | BillingUnit, sessionId: string): Promise<Checkout | null> {
    return (await reads.rows(OF_SESSION, [sessionId]))[0] ?? null;
  }

  async begin(
    unit: BillingUnit,
    { userId, tier, page, hasTrial, promotionId }: Omit<Checkout, 'id' | 'sessionId' | 'place' | 'state'>,
  ): Promise<Checkout> {
    const id = unit.newId();
    await unit.rows(BEGIN, [id, userId, tier, page, hasTrial, promotionId, unit.now]);
    return { id, userId, tier, page, hasTrial, promotionId, sessionId: null, place: null, state: 'preparing' };
  }

  /** @returns false where another one was begun meanwhile */
  async open(unit: BillingUnit, id: string, sessionId: string, place: string): Promise<boolean> {
    return (await unit.rows(OPEN, [id, sessionId, place])).length > 0;
  }

  async end(unit: BillingUnit, id: string, state: 'complete' | 'expired'): Promise<void> {
    await unit.rows(END, [id, state]);
  }
}
