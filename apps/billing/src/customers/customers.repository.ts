import { Injectable } from '@nestjs/common';
import { command, int4, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import { holdKey } from '@nivel/platform/advisory-lock';
import type { BillingReads, BillingUnit } from '../database.ts';

/** A person at the payment provider. */
export interface Customer {
  readonly userId: string;
  readonly customerId: string;
  readonly email: string;
  readonly fullName: string;
}

const row = { userId: uuid, customerId: text, email: text, fullName: text };
const columns = 'user_id AS "userId", customer_id AS "customerId", email, full_name AS "fullName"';

const OF_USER = query({
  text: `SELECT ${columns} FROM customers WHERE user_id = $1 AND gone_at IS NULL`,
  params: [uuid],
  row,
});
const GONE = query({
  text: 'SELECT customer_id AS "customerId" FROM customers WHERE user_id = $1 AND gone_at IS NOT NULL',
  params: [uuid],
  row: { customerId: text },
});
const NOTE_GONE = command({
  text: 'UPDATE customers SET gone_at = $2 WHERE customer_id = $1 AND gone_at IS NULL RETURNING user_id AS "userId"',
  params: [text, timestamptz],
  row: { userId: uuid },
});
const OF_CUSTOMER = query({ text: `SELECT ${columns} FROM customers WHERE customer_id = $1`, params: [text], row });
const ADD = command({
  text: `INSERT INTO customers (user_id, customer_id, email, full_name, created_at)
SELECT $1::uuid, $2::text, $3::text, $4::text, $5::timestamptz
WHERE NOT EXISTS (SELECT 1 FROM removed_accounts WHERE user_id = $1::uuid)
ON CONFLICT (user_id) DO UPDATE SET customer_id = excluded.customer_id, email = excluded.email, full_name = excluded.full_name,
  gone_at = NULL WHERE customers.gone_at IS NOT NULL`,
  params: [uuid, text, text, text, timestamptz],
});
const FORGET_NAME = command({
  text: `UPDATE customers SET email = '', full_name = '' WHERE user_id = $1`,
  params: [uuid],
});
const NOTE_REMOVED = command({
  text: 'INSERT INTO removed_accounts (user_id, removed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  params: [uuid, timestamptz],
});

const NOTE_REOPENED = command({
  text: 'UPDATE customers SET reopened_at = greatest(reopened_at, $2::timestamptz) WHERE user_id = $1',
  params: [uuid, timestamptz],
});
const USED_SINCE = query({
  text: 'SELECT 1 AS used FROM customers WHERE user_id = $1 AND greatest(reopened_at, created_at) > $2::timestamptz',
  params: [uuid, timestamptz],
  row: { used: int4 },
});
const IS_REMOVED = query({
  text: 'SELECT 1 AS removed FROM removed_accounts WHERE user_id = $1',
  params: [uuid],
  row: { removed: int4 },
});

/** The identities of people at the payment provider. */
@Injectable()
export class CustomersRepository {
  /**
   * Locks the payments of a person until the unit ends: nothing else starts, changes or ends one. Take it after the key of the
   * subscription or pass in question and before writing any row of the person (ADR 0104); in another order two units deadlock.
   */
  hold(unit: BillingUnit, userId: string): Promise<void> {
    return holdKey(unit, `customer ${userId}`);
  }

  async ofUser(reads: BillingReads | BillingUnit, userId: string): Promise<Customer | null> {
    return (await reads.rows(OF_USER, [userId]))[0] ?? null;
  }

  async ofCustomer(reads: BillingReads | BillingUnit, customerId: string): Promise<Customer | null> {
    return (await reads.rows(OF_CUSTOMER, [customerId]))[0] ?? null;
  }

  /** A person's former identity at the provider, if it was deleted there. */
  async goneOf(reads: BillingReads, userId: string): Promise<string | null> {
    return (await reads.rows(GONE, [userId]))[0]?.customerId ?? null;
  }

  /** It was deleted at the provider: the person gets another one with the next payment. @returns false where that is known */
  async noteGone(unit: BillingUnit, customerId: string): Promise<boolean> {
    return (await unit.rows(NOTE_GONE, [customerId, unit.now])).length > 0;
  }

  /** Keeps the first one of a person that is not deleted; a deleted account gets none. */
  async add(unit: BillingUnit, { userId, customerId, email, fullName }: Customer): Promise<void> {
    // Both of two unique keys may be met at once, and only one of them can be named as the one to give way to.
    await this.hold(unit, userId);
    await unit.rows(ADD, [userId, customerId, email, fullName, unit.now]);
  }

  /** Whether the account is deleted. */
  async isRemoved(unit: BillingUnit, userId: string): Promise<boolean> {
    return (await unit.rows(IS_REMOVED, [userId])).length > 0;
  }

  /** The person took the closed account back. An older time than the stored one changes nothing. */
  async noteReopened(unit: BillingUnit, userId: string, reopenedAt: Date): Promise<void> {
    await unit.rows(NOTE_REOPENED, [userId, reopenedAt]);
  }

  /** Whether the account was taken back, or was first used for a payment, after it was closed. */
  async isUsedSince(unit: BillingUnit, userId: string, closedAt: Date): Promise<boolean> {
    return (await unit.rows(USED_SINCE, [userId, closedAt])).length > 0;
  }

  /** Names of the person are removed; the provider's customer stays, as invoices have to. */
  async forget(unit: BillingUnit, userId: string): Promise<void> {
    await unit.rows(NOTE_REMOVED, [userId, unit.now]);
    await unit.rows(FORGET_NAME, [userId]);
  }
}
