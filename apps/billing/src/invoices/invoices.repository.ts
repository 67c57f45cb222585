import { Injectable } from '@nestjs/common';
import { command, int4, int8, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { Invoice, InvoiceState } from './provider-invoice.ts';

const row = {
  id: text,
  number: nullable(text),
  state: textOf<Exclude<InvoiceState, 'draft'>>(),
  total: int4,
  iva: int4,
  amountPaid: int4,
  createdAt: timestamptz,
  paidAt: nullable(timestamptz),
  pdfUrl: nullable(text),
  hostedUrl: nullable(text),
  askedAt: timestamptz,
};

const PAGE = query({
  text: `SELECT id, number, state, total, iva, amount_paid AS "amountPaid", created_at AS "createdAt", paid_at AS "paidAt",
  pdf_url AS "pdfUrl", hosted_url AS "hostedUrl", asked_at AS "askedAt"
FROM invoices WHERE user_id = $1 AND state <> 'draft' AND total <> 0
  AND ($2::text IS NULL OR (created_at, id) < (SELECT created_at, id FROM invoices WHERE id = $2::text AND user_id = $1))
ORDER BY created_at DESC, id DESC LIMIT $3`,
  params: [uuid, nullable(text), int8],
  row,
});

/**
 * The state of an invoice only moves forward, so that of two answers of the provider the older one changes nothing, whichever
 * is stored last.
 */
const KEEP = command({
  text: `INSERT INTO invoices AS i (id, user_id, subscription_id, number, state, total, iva, amount_paid, created_at, paid_at,
  pdf_url, hosted_url, asked_at)
SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, CASE WHEN r.user_id IS NULL THEN $11::text END,
  CASE WHEN r.user_id IS NULL THEN $12::text END, $13
FROM (SELECT $2::uuid AS id) u LEFT JOIN removed_accounts r ON r.user_id = u.id
ON CONFLICT (id) DO UPDATE SET number = excluded.number, state = excluded.state, total = excluded.total, iva = excluded.iva,
  amount_paid = excluded.amount_paid, paid_at = excluded.paid_at, pdf_url = excluded.pdf_url, hosted_url = excluded.hosted_url,
  asked_at = excluded.asked_at
WHERE array_position(ARRAY['draft', 'open', 'uncollectible', 'void', 'paid'], excluded.state)
  >= array_position(ARRAY['draft', 'open', 'uncollectible', 'void', 'paid'], i.state)`,
  params: [
    text,
    uuid,
    nullable(text),
    nullable(text),
    text,
    int4,
    int4,
    int4,
    timestamptz,
    nullable(timestamptz),
    nullable(text),
    nullable(text),
    timestamptz,
  ],
});
const STATE = query({
  text: 'SELECT state FROM invoices WHERE id = $1',
  params: [text],
  row: { state: textOf<InvoiceState>() },
});
const CLAIM_RECEIPT = command({
  text: `UPDATE invoices SET receipt_at = $2 WHERE id = $1 AND state = 'paid' AND amount_paid > 0 AND receipt_at IS NULL
RETURNING id`,
  params: [text, timestamptz],
  row: { id: text },
});
const FORGET_PAGES = command({
  text: 'UPDATE invoices SET pdf_url = NULL, hosted_url = NULL WHERE user_id = $1',
  params: [uuid],
});

const PAID_AMOUNT = query({
  text: `SELECT amount_paid AS amount FROM invoices WHERE user_id = $1 AND id = $2 AND state = 'paid' AND amount_paid > 0`,
  params: [uuid, text],
  row: { amount: int4 },
});

/** Charges. */
@Injectable()
export class InvoicesRepository {
  /** Newest first, without drafts and those of nothing. @param before id of the last one of the page before */
  page(reads: BillingReads, userId: string, before: string | null, most: number) {
    return reads.rows(PAGE, [userId, before, most]);
  }

  async keep(unit: BillingUnit, userId: string, one: Invoice): Promise<void> {
    await unit.rows(KEEP, [
      one.id,
      userId,
      one.subscriptionId,
      one.number,
      one.state,
      one.total,
      one.iva,
      one.amountPaid,
      one.createdAt,
      one.paidAt,
      one.pdfUrl,
      one.hostedUrl,
      unit.now,
    ]);
  }

  /** The amount that a person paid on an invoice of theirs, in centavos; null if it is missing or unpaid. */
  async paidAmount(unit: BillingUnit, userId: string, id: string): Promise<number | null> {
    return (await unit.rows(PAID_AMOUNT, [userId, id]))[0]?.amount ?? null;
  }

  async stateOf(reads: BillingReads, id: string): Promise<InvoiceState | null> {
    return (await reads.rows(STATE, [id]))[0]?.state ?? null;
  }

  /** @returns whether it is paid and this was not published before */
  async claimReceipt(unit: BillingUnit, id: string): Promise<boolean> {
    return (await unit.rows(CLAIM_RECEIPT, [id, unit.now])).length > 0;
  }

  /** The pages at the provider name the person. */
  async forgetPages(unit: BillingUnit, userId: string): Promise<void> {
    await unit.rows(FORGET_PAGES, [userId]);
  }
}
