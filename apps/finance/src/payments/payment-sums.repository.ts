import { Injectable } from '@nestjs/common';
import type { PaymentStatus } from '@nivel/contracts/finance/contract-values';
import type { Currency } from '@nivel/contracts/finance/money';
import { date, float8, int4, nullable, query, textOf } from '@nivel/messaging/statement';
import type { FinanceReads } from '../database.ts';

const DUE = query({
  text: `SELECT currency, coalesce(sum(amount) FILTER (WHERE day >= $1), 0)::float8 AS upcoming,
  coalesce(sum(amount) FILTER (WHERE day < $1), 0)::float8 AS overdue
FROM payment_sums WHERE kind = 'pending' AND day <= $2 GROUP BY currency HAVING sum(count) <> 0`,
  params: [date, date],
  row: { currency: textOf<Currency>(), upcoming: float8, overdue: float8 },
});
const COUNT = query({
  text: `SELECT coalesce(sum(count), 0)::int AS count FROM payment_sums WHERE kind <> 'part'
  AND ($2::text IS NULL OR CASE WHEN kind = 'pending' AND day < $1::date THEN 'overdue' ELSE kind END = $2)`,
  params: [date, nullable(textOf<PaymentStatus>())],
  row: { count: int4 },
});

const USUAL_CURRENCY = query({
  text: `SELECT currency FROM payment_sums WHERE kind <> 'part' GROUP BY currency HAVING sum(count) > 0
ORDER BY sum(count) DESC, currency LIMIT 1`,
  row: { currency: textOf<Currency>() },
});

/** The totals of payments of contracts that are not deleted, as triggers of the database keep them (ADR 0113). */
@Injectable()
export class PaymentSumsRepository {
  /** For each currency, the open amounts from one day to another, and those due before. */
  due(reads: FinanceReads, from: string, to: string) {
    return reads.rows(DUE, [from, to]);
  }

  /** The currency of most payments; null where there are none. */
  async usualCurrency(reads: FinanceReads): Promise<Currency | null> {
    return (await reads.rows(USUAL_CURRENCY, []))[0]?.currency ?? null;
  }

  /** How many payments have a displayed status on a day, or in all. */
  async count(reads: FinanceReads, today: string, status: PaymentStatus | null): Promise<number> {
    return (await reads.rows(COUNT, [today, status]))[0]?.count ?? 0;
  }
}
