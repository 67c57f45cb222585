import type { BankFormat, BankLineState } from '@nivel/contracts/finance/bank-statement-values';
import type { Currency } from '@nivel/contracts/finance/money';
import {
  array,
  command,
  date,
  float8,
  int4,
  int8,
  jsonb,
  nullable,
  query,
  text,
  textOf,
  timestamptz,
  uuid,
} from '@nivel/messaging/statement';

const head = {
  id: uuid,
  fileName: text,
  format: textOf<BankFormat>(),
  account: text,
  unusedCount: int4,
  importedBy: nullable(uuid),
  importedAt: timestamptz,
};
const HEAD = `s.id, s.file_name AS "fileName", s.format, s.account, s.unused_count AS "unusedCount",
  s.imported_by AS "importedBy", s.imported_at AS "importedAt"`;

type Counts = Readonly<Partial<Record<BankLineState, number>>>;
type Amounts = readonly { readonly currency: Currency; readonly amount: number }[];
const statement = { ...head, counts: jsonb<Counts>(), openAmounts: jsonb<Amounts>() };
/** With the number of its lines in each state, and the open amounts in each currency. */
const COUNTED = `${HEAD},
  (SELECT coalesce(jsonb_object_agg(n.state, n.lines), '{}')
    FROM (SELECT state, count(*)::int AS lines FROM bank_lines WHERE statement_id = s.id GROUP BY state) n) AS counts,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', o.currency, 'amount', o.amount) ORDER BY o.currency), '[]')
    FROM (SELECT currency, sum(amount) AS amount FROM bank_lines WHERE statement_id = s.id AND state = 'open'
      GROUP BY currency) o) AS "openAmounts"`;

export const ADD_STATEMENT = command({
  text: `INSERT INTO bank_statements (id, file_name, format, account, unused_count, imported_by, imported_at)
VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`,
  params: [uuid, text, textOf<BankFormat>(), text, int4, nullable(uuid), timestamptz],
  row: { id: uuid },
});
export const LOCK_STATEMENT = command({
  text: `SELECT ${HEAD} FROM bank_statements s WHERE s.id = $1 FOR UPDATE`,
  params: [uuid],
  row: head,
});
export const STATEMENT = query({
  text: `SELECT ${COUNTED} FROM bank_statements s WHERE s.id = $1`,
  params: [uuid],
  row: statement,
});
export const STATEMENTS = query({
  text: `SELECT ${COUNTED} FROM bank_statements s ORDER BY s.imported_at DESC, s.id DESC LIMIT $1::int OFFSET $2::int`,
  params: [int4, int4],
  row: statement,
});
export const COUNT_STATEMENTS = query({
  text: 'SELECT count(*)::int AS count FROM bank_statements',
  row: { count: int4 },
});
export const REMOVE_STATEMENT = command({ text: 'DELETE FROM bank_statements WHERE id = $1', params: [uuid] });

const newLines = [
  ...([uuid, array(uuid), array(int4), array(date), array(int8), array(text)] as const),
  ...([array(text), array(text), array(text), array(text), text] as const),
] as const;
/** Existing lines are left out. All imports use the same order, so that two of the same file do not deadlock. */
export const ADD_LINES = command({
  text: `INSERT INTO bank_lines
  (statement_id, id, position, booked_on, amount, currency, payer, description, reference, fingerprint, state)
SELECT $1, l.id, l.position, l.booked_on, l.amount, l.currency, l.payer, l.description, l.reference,
  CASE WHEN $11 = 'known' THEN NULL ELSE l.fingerprint END, $11
FROM unnest($2::uuid[], $3::int[], $4::date[], $5::bigint[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[])
  AS l (id, position, booked_on, amount, currency, payer, description, reference, fingerprint)
ORDER BY l.fingerprint ON CONFLICT DO NOTHING RETURNING id`,
  params: newLines,
  row: { id: uuid },
});
export const LINES_BY_ID = query({
  text: `SELECT id, statement_id AS "statementId", position, amount::float8 AS amount, currency,
  booked_on::text AS "bookedOn", payer, description AS text, fingerprint, state FROM bank_lines WHERE id = ANY ($1)`,
  params: [array(uuid)],
  row: {
    ...{ id: uuid, statementId: uuid, position: int4, amount: float8, currency: textOf<Currency>(), bookedOn: text },
    ...{ payer: text, text, fingerprint: nullable(text), state: textOf<BankLineState>() },
  },
});
/** A payment that a line was recorded for, and how much of it; its part, or null where it is paid with it. */
interface RecordedPayment {
  readonly confirmationId: string;
  readonly paymentId: string;
  readonly partId: string | null;
  readonly amount: number;
  readonly clientName: string;
  readonly contractTitle: string;
  readonly dueDate: string;
}
export const LINES = query({
  text: `SELECT l.id, l.position, l.booked_on::text AS "bookedOn", l.amount::float8 AS amount, l.currency, l.payer,
  l.description AS text, l.reference, l.state,
  (SELECT coalesce(jsonb_agg(jsonb_build_object('confirmationId', m.confirmation_id, 'paymentId', m.payment_id,
    'partId', m.partial_payment_id, 'amount', coalesce(m.amount, l.amount), 'clientName', c.client_name,
    'contractTitle', c.contract_title, 'dueDate', p.due_date) ORDER BY m.place), '[]')
    FROM bank_matches m JOIN payments p ON p.id = m.payment_id JOIN contracts c ON c.id = p.contract_id
    WHERE m.line_id = l.id AND m.undone_at IS NULL) AS recorded
FROM bank_lines l WHERE l.statement_id = $1 AND l.state = $2 ORDER BY l.position`,
  params: [uuid, textOf<BankLineState>()],
  row: {
    ...{ id: uuid, position: int4, bookedOn: text, amount: float8, currency: textOf<Currency>(), payer: text, text },
    ...{ reference: text, state: textOf<BankLineState>(), recorded: jsonb<readonly RecordedPayment[]>() },
  },
});
/** Lines of a statement that are in a state come into another. */
export const SET_STATE = command({
  text: 'UPDATE bank_lines SET state = $4 WHERE statement_id = $1 AND id = ANY ($2) AND state = $3 RETURNING id',
  params: [uuid, array(uuid), textOf<BankLineState>(), textOf<BankLineState>()],
  row: { id: uuid },
});
