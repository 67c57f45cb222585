import { Injectable } from '@nestjs/common';
import type { FiscalData } from '@nivel/contracts/billing/fiscal-data';
import type { CfdiUse, FiscalRegime } from '@nivel/contracts/billing/fiscal-lists';
import { command, int4, int8, nullable, query, text, textOf, timestamptz, uuid } from '@nivel/messaging/statement';
import type { BillingReads, BillingUnit } from '../database.ts';
import type { CfdiRequest, Receipt } from './cfdi-request.ts';

const row = {
  receiptId: text,
  userId: uuid,
  amount: int4,
  iva: int4,
  description: text,
  paymentForm: textOf<Receipt['paymentForm']>(),
  rfc: text,
  legal_name: text,
  regime: textOf<FiscalRegime>(),
  use: textOf<CfdiUse>(),
  postal_code: text,
  state: textOf<CfdiRequest['state']>(),
  attempt: int4,
  uuid: nullable(uuid),
  refusal: nullable(text),
  requestedAt: timestamptz,
};
const columns = `receipt_id AS "receiptId", user_id AS "userId", amount, iva, description, payment_form AS "paymentForm", rfc,
  legal_name, regime, use, postal_code, state, attempt, uuid, refusal, requested_at AS "requestedAt"`;

const OF_RECEIPT = query({ text: `SELECT ${columns} FROM cfdi WHERE receipt_id = $1`, params: [text], row });
const LOCK = command({ text: `SELECT ${columns} FROM cfdi WHERE receipt_id = $1 FOR UPDATE`, params: [text], row });
const OF_USER = query({
  text: `SELECT ${columns} FROM cfdi WHERE user_id = $1 ORDER BY requested_at DESC, receipt_id LIMIT $2`,
  params: [uuid, int8],
  row,
});
const ISSUED = query({
  text: `SELECT uuid, xml FROM cfdi WHERE receipt_id = $1 AND user_id = $2 AND state = 'issued'`,
  params: [text, uuid],
  row: { uuid: nullable(uuid), xml: nullable(text) },
});
const DUE = query({
  text: 'SELECT receipt_id AS id FROM cfdi WHERE look_at <= $1 ORDER BY look_at, receipt_id LIMIT $2',
  params: [timestamptz, int8],
  row: { id: text },
});
const WAITING = query({
  text: `SELECT count(*)::integer AS waiting FROM cfdi WHERE state = 'requested'`,
  params: [],
  row: { waiting: int4 },
});
/** A refused one is requested again; any other does not change. */
const REQUEST = command({
  text: `INSERT INTO cfdi AS c (receipt_id, user_id, amount, iva, description, payment_form, rfc, legal_name, regime, use, postal_code,
  state, attempt, requested_at, look_at)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'requested', 1, $12, $12)
ON CONFLICT (receipt_id) DO UPDATE SET rfc = excluded.rfc, legal_name = excluded.legal_name, regime = excluded.regime,
  use = excluded.use, postal_code = excluded.postal_code, state = 'requested', attempt = c.attempt + 1, refusal = NULL,
  requested_at = excluded.requested_at, look_at = excluded.look_at WHERE c.state = 'refused'`,
  params: [text, uuid, int4, int4, text, text, text, text, text, text, text, timestamptz],
});
const ISSUE = command({
  text: `UPDATE cfdi SET state = 'issued', uuid = $2, xml = $3, issued_at = $4, look_at = NULL WHERE receipt_id = $1 AND state = 'requested'`,
  params: [text, uuid, text, timestamptz],
});
const REFUSE = command({
  text: `UPDATE cfdi SET state = 'refused', refusal = $2, look_at = NULL WHERE receipt_id = $1 AND state = 'requested'`,
  params: [text, text],
});
const LOOK_AT = command({
  text: `UPDATE cfdi SET look_at = $2 WHERE receipt_id = $1 AND state = 'requested'`,
  params: [text, timestamptz],
});
const FORGET = command({ text: `DELETE FROM cfdi WHERE user_id = $1 AND state <> 'issued'`, params: [uuid] });

type Row = Omit<CfdiRequest, 'data'> & FiscalData;
const requestOf = ({ rfc, legal_name, regime, use, postal_code, ...rest }: Row): CfdiRequest => ({
  ...rest,
  data: { rfc, legal_name, regime, use, postal_code },
});

/** Requested CFDI. */
@Injectable()
export class CfdiRepository {
  async ofReceipt(reads: BillingReads | BillingUnit, receiptId: string): Promise<CfdiRequest | null> {
    return (await reads.rows(OF_RECEIPT, [receiptId])).map(requestOf)[0] ?? null;
  }

  /** Nothing else changes or deletes it until the unit ends. */
  async lock(unit: BillingUnit, receiptId: string): Promise<CfdiRequest | null> {
    return (await unit.rows(LOCK, [receiptId])).map(requestOf)[0] ?? null;
  }

  /** Newest first. */
  async ofUser(reads: BillingReads, userId: string, most: number): Promise<CfdiRequest[]> {
    return (await reads.rows(OF_USER, [userId, most])).map(requestOf);
  }

  async issued(reads: BillingReads, userId: string, receiptId: string): Promise<{ uuid: string; xml: string } | null> {
    const [found] = await reads.rows(ISSUED, [receiptId, userId]);
    return found?.uuid && found.xml ? { uuid: found.uuid, xml: found.xml } : null;
  }

  /** The payments about which the PAC should be asked by now. */
  async due(reads: BillingReads, now: Date, most: number): Promise<string[]> {
    return (await reads.rows(DUE, [now, most])).map(({ id }) => id);
  }

  /** How many are requested and not issued. */
  async waiting(reads: BillingReads): Promise<number> {
    return (await reads.rows(WAITING, []))[0]?.waiting ?? 0;
  }

  async request(unit: BillingUnit, receipt: Receipt, data: FiscalData): Promise<void> {
    const { receiptId, userId, amount, iva, description, paymentForm } = receipt;
    const { rfc, legal_name: name, regime, use, postal_code: postalCode } = data;
    const named = [rfc, name, regime, use, postalCode] as const;
    await unit.rows(REQUEST, [receiptId, userId, amount, iva, description, paymentForm, ...named, unit.now]);
  }

  async issue(
    unit: BillingUnit,
    receiptId: string,
    { uuid: folio, xml }: { uuid: string; xml: string },
  ): Promise<void> {
    await unit.rows(ISSUE, [receiptId, folio, xml, unit.now]);
  }

  async refuse(unit: BillingUnit, receiptId: string, refusal: string): Promise<void> {
    await unit.rows(REFUSE, [receiptId, refusal]);
  }

  async lookLater(unit: BillingUnit, receiptId: string, at: Date): Promise<void> {
    await unit.rows(LOOK_AT, [receiptId, at]);
  }

  /** Issued ones stay. */
  async forget(unit: BillingUnit, userId: string): Promise<void> {
    await unit.rows(FORGET, [userId]);
  }
}
