import { paymentSorts, type PaymentSort, type PaymentStatus } from '@nivel/contracts/finance/contract-values';
import { array, date, int4, nullable, query, text, textOf, uuid } from '@nivel/messaging/statement';
import { hasAllWords, sortedQueries } from '../book/sorted-queries.ts';
import { COLUMNS, FROM, payment } from './payments.sql.ts';

/** `$1` the present day, `$2` a displayed status, or null for every status, `$3` words. */
const matching = `($2::text IS NULL
    OR CASE WHEN p.status = 'pending' AND p.due_date < $1::date THEN 'overdue' ELSE p.status END = $2)
  AND ${hasAllWords('c.searched', '$3')}`;
const filters = [date, nullable(textOf<PaymentStatus>()), array(text)] as const;

const ORDER: Readonly<Record<PaymentSort, readonly string[]>> = {
  open_first: ['p.place', 'p.id'],
  due_date: ['p.due_date', 'p.id'],
  amount: ['p.amount', 'p.id'],
  client_name: ['book_folded(c.client_name)', 'p.due_date', 'p.id'],
};
const orderOf = (sort: PaymentSort, way: string): string => ORDER[sort].map((column) => `${column} ${way}`).join(', ');

/** Any page of all payments, by a column and a direction. */
export const PAGE = sortedQueries(paymentSorts, (sort, way) =>
  query({
    text: `SELECT ${COLUMNS} ${FROM} WHERE ${matching} ORDER BY ${orderOf(sort, way)} LIMIT $4::int OFFSET $5::int`,
    params: [...filters, int4, int4],
    row: payment,
  }),
);
export const COUNT = query({
  text: `SELECT count(*)::int AS count ${FROM} WHERE ${matching}`,
  params: filters,
  row: { count: int4 },
});
/** The same of a contract, `$4`. */
export const PAGE_OF_CONTRACT = sortedQueries(paymentSorts, (sort, way) =>
  query({
    text: `SELECT ${COLUMNS} ${FROM} WHERE p.contract_id = $4 AND ${matching}
ORDER BY ${orderOf(sort, way)} LIMIT $5::int OFFSET $6::int`,
    params: [...filters, uuid, int4, int4],
    row: payment,
  }),
);
export const COUNT_OF_CONTRACT = query({
  text: `SELECT count(*)::int AS count ${FROM} WHERE p.contract_id = $4 AND ${matching}`,
  params: [...filters, uuid],
  row: { count: int4 },
});

/** Up to which row pages are read in the order of an index. */
export const NEAR_ROWS = 2_000;
/**
 * A page among the first rows, `$1` its size and `$2` its start. A generic plan assumes that a page is a tenth of the table and
 * would sort all of it; a literal limit in the text tells the planner that few rows are needed. No more rows are read than the
 * page needs.
 */
const near = (key: string, way: string, where = ''): string =>
  `SELECT id, "contractId", "clientName", "contractTitle", amount, received, currency, "dueDate", status, "paidDate"
FROM (SELECT ${COLUMNS}, ${key} AS key ${FROM} ${where} ORDER BY ${key} ${way}, p.id ${way} LIMIT ${NEAR_ROWS}) AS first
ORDER BY key ${way}, id ${way} LIMIT $1::int OFFSET $2::int`;
const KEYS = { open_first: 'p.place', due_date: 'p.due_date', amount: 'p.amount' } as const;
export const nearSorts = ['open_first', 'due_date', 'amount'] as const;

/** Regardless of their status. */
export const NEAR = sortedQueries(nearSorts, (sort, way) =>
  query({ text: near(KEYS[sort], way), params: [int4, int4], row: payment }),
);
/** Payments with one status, newest first. The places of each status are next to each other. */
const PLACES = { paid: 'p.place BETWEEN 200000 AND 799999', cancelled: 'p.place >= 800000' } as const;
export const NEAR_SETTLED = sortedQueries(['paid', 'cancelled'], (status, way) =>
  query({
    text: near('p.place', way, `WHERE p.status = '${status}' AND ${PLACES[status]}`),
    params: [int4, int4],
    row: payment,
  }),
);
/** Payments with one status on the day `$3`, by day. */
const OPEN = {
  pending: `p.status = 'pending' AND p.due_date >= $3::date`,
  overdue: `p.status = 'pending' AND p.due_date < $3::date`,
} as const;
export const NEAR_OPEN = sortedQueries(['pending', 'overdue'], (status, way) =>
  query({ text: near('p.due_date', way, `WHERE ${OPEN[status]}`), params: [int4, int4, date], row: payment }),
);

/**
 * A page beyond the first rows, `$1` its size and `$2` its start. The rows before it are counted by an index-only scan, and
 * only the rows of the page are read. A page has at most 200 rows, which the text tells the planner.
 */
const far = (key: string, way: string, where = 'true'): string =>
  `SELECT ${COLUMNS} FROM (SELECT id FROM (SELECT p.id FROM payments p
  WHERE ${where} AND p.contract_id NOT IN (SELECT id FROM contracts WHERE deleted_at IS NOT NULL)
  ORDER BY ${key} ${way}, p.id ${way} LIMIT $1::int OFFSET $2::int) AS counted LIMIT 200) AS page
JOIN payments p ON p.id = page.id JOIN contracts c ON c.id = p.contract_id ORDER BY ${key} ${way}, p.id ${way}`;
export const FAR = sortedQueries(nearSorts, (sort, way) =>
  query({ text: far(KEYS[sort], way), params: [int4, int4], row: payment }),
);
/** The places of a status are its own, so that the index need not know the status. */
export const FAR_SETTLED = sortedQueries(['paid', 'cancelled'], (status, way) =>
  query({ text: far('p.place', way, PLACES[status]), params: [int4, int4], row: payment }),
);
export const FAR_OPEN = sortedQueries(['pending', 'overdue'], (status, way) =>
  query({ text: far('p.due_date', way, OPEN[status]), params: [int4, int4, date], row: payment }),
);
