import { Injectable } from '@nestjs/common';
import type { PassMethod, PassMonths } from '@nivel/contracts/billing/passes';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import { command, int4, int8, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { Pass, PassState } from './pass.ts';
import type { PassSpan } from './pass-spans.ts';

const row = {
  id: uuid,
  userId: uuid,
  tier: textOf<PaidTier>(),
  months: int4,
  method: textOf<PassMethod>(),
  amount: int4,
  sessionId: nullable(text),
  place: nullable(text),
  intentId: nullable(text),
  voucherUrl: nullable(text),
  payBy: nullable(timestamptz),
  state: textOf<PassState>(),
  createdAt: timestamptz,
  paidAt: nullable(timestamptz),
  beginsAt: nullable(timestamptz),
  endsAt: nullable(timestamptz),
  refundedAt: nullable(timestamptz),
};
const columns = `id, user_id AS "userId", tier, months, method, amount, session_id AS "sessionId", place, intent_id AS "intentId",
  voucher_url AS "voucherUrl", pay_by AS "payBy", state, created_at AS "createdAt", paid_at AS "paidAt", begins_at AS "beginsAt",
  ends_at AS "endsAt", refunded_at AS "refundedAt"`;

const UNDER_WAY = query({
  text: `SELECT ${columns} FROM passes WHERE user_id = $1 AND state IN ('preparing', 'open')`,
  params: [uuid],
  row,
});
const UNPAID = query({
  text: `SELECT ${columns} FROM passes WHERE user_id = $1 AND state IN ('preparing', 'open', 'waiting')`,
  params: [uuid],
  row,
});
const OF_SESSION = query({ text: `SELECT ${columns} FROM passes WHERE session_id = $1`, params: [text], row });
const OF_INTENT = query({ text: `SELECT ${columns} FROM passes WHERE intent_id = $1`, params: [text], row });
const OF_USER = query({
  text: `SELECT ${columns} FROM passes WHERE user_id = $1 AND state <> 'preparing' ORDER BY created_at DESC, id DESC LIMIT $2`,
  params: [uuid, int8],
  row,
});
const PAID = query({
  text: `SELECT ${columns} FROM passes WHERE user_id = $1 AND state = 'paid'
  AND NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1) ORDER BY paid_at, id`,
  params: [uuid],
  row,
});
const DUE = query({
  text: `SELECT ${columns} FROM passes WHERE look_at <= $1 ORDER BY look_at, id LIMIT $2`,
  params: [timestamptz, int8],
  row,
});
const BEGIN = command({
  text: `INSERT INTO passes (id, user_id, tier, months, method, amount, state, created_at)
VALUES ($1, $2, $3, $4, $5, $6, 'preparing', $7)`,
  params: [uuid, uuid, text, int4, text, int4, timestamptz],
});
const OPEN = command({
  text: `UPDATE passes SET session_id = $2, place = $3, state = 'open', look_at = $4
WHERE id = $1 AND (state = 'preparing' OR state = 'open' AND session_id = $2) RETURNING id`,
  params: [uuid, text, text, timestamptz],
  row: { id: uuid },
});
const WAIT = command({
  text: `UPDATE passes SET state = 'waiting', place = NULL, intent_id = $2, voucher_url = $3, pay_by = $4, look_at = $5
WHERE id = $1 AND state NOT IN ('paid', 'refunded')`,
  params: [uuid, nullable(text), nullable(text), nullable(timestamptz), timestamptz],
});
const END = command({
  text: `UPDATE passes SET state = 'expired', place = NULL, voucher_url = NULL, look_at = NULL
WHERE id = $1 AND state NOT IN ('paid', 'refunded')`,
  params: [uuid],
});
const PAY = command({
  text: `UPDATE passes SET state = 'paid', place = NULL, voucher_url = NULL, intent_id = coalesce($3, intent_id), paid_at = $2,
  look_at = NULL WHERE id = $1 AND state NOT IN ('paid', 'refunded') RETURNING id`,
  params: [uuid, timestamptz, nullable(text)],
  row: { id: uuid },
});
const REFUND = command({
  text: `UPDATE passes SET state = 'refunded', refunded_at = $2, look_at = NULL WHERE id = $1 AND state = 'paid' RETURNING id`,
  params: [uuid, timestamptz],
  row: { id: uuid },
});
const HOLD_FROM = command({
  text: `UPDATE passes SET begins_at = $2, ends_at = $3, look_at = $4 WHERE id = $1
  AND (begins_at, ends_at, look_at) IS DISTINCT FROM ($2::timestamptz, $3::timestamptz, $4::timestamptz)`,
  params: [uuid, nullable(timestamptz), nullable(timestamptz), nullable(timestamptz)],
});
const LOOK_AT = command({ text: 'UPDATE passes SET look_at = $2 WHERE id = $1', params: [uuid, timestamptz] });

/** The columns of a row that only hold what the rules allow. */
type Row = Omit<Pass, 'months'> & { readonly months: number };
const passOf = (given: Row): Pass => ({ ...given, months: given.months as PassMonths });

/** Months of plans that people pay ahead. */
@Injectable()
export class PassesRepository {
  async underWay(unit: BillingUnit, userId: string): Promise<Pass | null> {
    return (await unit.rows(UNDER_WAY, [userId])).map(passOf)[0] ?? null;
  }

  /** Passes that can still be paid, or be made payable. */
  async unpaid(unit: BillingUnit, userId: string): Promise<Pass[]> {
    return (await unit.rows(UNPAID, [userId])).map(passOf);
  }

  async ofSession(reads: BillingReads | BillingUnit, sessionId: string): Promise<Pass | null> {
    return (await reads.rows(OF_SESSION, [sessionId])).map(passOf)[0] ?? null;
  }

  /** @param intentId the provider's id of its payment */
  async ofIntent(reads: BillingReads | BillingUnit, intentId: string): Promise<Pass | null> {
    return (await reads.rows(OF_INTENT, [intentId])).map(passOf)[0] ?? null;
  }

  /** Newest first. */
  async ofUser(reads: BillingReads, userId: string, most: number): Promise<Pass[]> {
    return (await reads.rows(OF_USER, [userId, most])).map(passOf);
  }

  /**
   * The paid passes of a person, in the order of their payments; a deleted account has none, because nobody learns with them.
   */
  async paid(unit: BillingUnit, userId: string): Promise<Pass[]> {
    return (await unit.rows(PAID, [userId])).map(passOf);
  }

  async due(reads: BillingReads, now: Date, most: number): Promise<Pass[]> {
    return (await reads.rows(DUE, [now, most])).map(passOf);
  }

  async begin(
    unit: BillingUnit,
    { userId, tier, months, method, amount }: Pick<Pass, 'userId' | 'tier' | 'months' | 'method' | 'amount'>,
  ): Promise<string> {
    const id = unit.newId();
    await unit.rows(BEGIN, [id, userId, tier, months, method, amount, unit.now]);
    return id;
  }

  /** @returns false where another one was begun meanwhile */
  async open(unit: BillingUnit, id: string, at: { sessionId: string; place: string; lookAt: Date }): Promise<boolean> {
    return (await unit.rows(OPEN, [id, at.sessionId, at.place, at.lookAt])).length > 0;
  }

  /** Accepts one that was ended here too: its reference was created meanwhile, and can be paid. */
  async wait(
    unit: BillingUnit,
    id: string,
    { intentId, voucherUrl, payBy }: Pick<Pass, 'intentId' | 'voucherUrl' | 'payBy'>,
    lookAt: Date,
  ): Promise<void> {
    await unit.rows(WAIT, [id, intentId, voucherUrl, payBy, lookAt]);
  }

  /** Nothing was paid, and nothing can be paid now. */
  async end(unit: BillingUnit, id: string): Promise<void> {
    await unit.rows(END, [id]);
  }

  /** @returns false for one that was paid already */
  async pay(unit: BillingUnit, id: string, intentId: string | null): Promise<boolean> {
    return (await unit.rows(PAY, [id, unit.now, intentId])).length > 0;
  }

  /** @returns false for one that is not paid, or was given back already */
  async refund(unit: BillingUnit, id: string): Promise<boolean> {
    return (await unit.rows(REFUND, [id, unit.now])).length > 0;
  }

  /** @param lookAt when it starts, if that is in the future */
  async holdFrom(unit: BillingUnit, { id, beginsAt, endsAt }: PassSpan, lookAt: Date | null): Promise<void> {
    await unit.rows(HOLD_FROM, [id, beginsAt, endsAt, lookAt]);
  }

  async lookLater(unit: BillingUnit, id: string, at: Date): Promise<void> {
    await unit.rows(LOOK_AT, [id, at]);
  }
}
