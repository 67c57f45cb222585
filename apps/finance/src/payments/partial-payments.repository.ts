import { Injectable } from '@nestjs/common';
import { command, date, float8, int8, nullable, query, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { RowOfStatement } from '@nivel/messaging/statement';
import type { FinanceReads, FinanceUnit } from '../database.ts';

const COLUMNS = `id, payment_id AS "paymentId", amount::float8 AS amount, paid_on::text AS "paidOn", note,
  created_at AS "createdAt", withdrawn_at AS "withdrawnAt"`;
const part = {
  id: uuid,
  paymentId: uuid,
  amount: float8,
  paidOn: text,
  note: text,
  createdAt: timestamptz,
  withdrawnAt: nullable(timestamptz),
};
const OF_PAYMENT = query({
  text: `SELECT ${COLUMNS} FROM partial_payments WHERE payment_id = $1 AND withdrawn_at IS NULL ORDER BY created_at, id`,
  params: [uuid],
  row: part,
});
const FIND = query({ text: `SELECT ${COLUMNS} FROM partial_payments WHERE id = $1`, params: [uuid], row: part });
const ADD = command({
  text: `INSERT INTO partial_payments (id, payment_id, amount, paid_on, note, created_at)
VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING RETURNING id`,
  params: [uuid, uuid, int8, date, text, timestamptz],
  row: { id: uuid },
});
const WITHDRAW = command({
  text: 'UPDATE partial_payments SET withdrawn_at = $2 WHERE id = $1',
  params: [uuid, timestamptz],
});

/** A part of a payment that was received; amounts in minor units, days as `2026-11-25`. */
export type PartialPayment = RowOfStatement<typeof FIND>;

/** The parts of payments. Changing them requires the lock of the payment. */
@Injectable()
export class PartialPaymentsRepository {
  /** Parts that were not reversed, oldest first. */
  ofPayment(reads: FinanceReads, paymentId: string) {
    return reads.rows(OF_PAYMENT, [paymentId]);
  }

  /** Includes a reversed one. */
  async find(reads: FinanceReads | FinanceUnit, id: string): Promise<PartialPayment | null> {
    return (await reads.rows(FIND, [id]))[0] ?? null;
  }

  /** @returns false when the id is taken */
  async add(unit: FinanceUnit, { id, paymentId, amount, paidOn, note, createdAt }: PartialPayment): Promise<boolean> {
    return (await unit.rows(ADD, [id, paymentId, amount, paidOn, note, createdAt])).length > 0;
  }

  async withdraw(unit: FinanceUnit, id: string): Promise<void> {
    await unit.rows(WITHDRAW, [id, unit.now]);
  }
}
