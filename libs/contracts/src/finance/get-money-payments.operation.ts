import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { bookkeeper, bookPage } from './book.ts';
import { contractLimits, paymentSorts, paymentStatuses } from './contract-values.ts';
import { paymentRow } from './payment-shape.ts';

export const getMoneyPayments = operation({
  name: 'finance.get-money-payments',
  summary: 'A page of payments, by the day they are due unless said otherwise, and how many there are.',
  door: { kind: 'procedure', procedure: 'get_money_payments' },
  policy: bookkeeper,
  repeat: 'safe',
  input: z.strictObject({
    ...bookPage,
    /** Null: all of them. */
    status_filter: z.enum(paymentStatuses).nullable().default(null),
    contract_filter: z.uuid().nullable().default(null),
    /** Words, without accents and capitals: all of them must occur in client or contract. */
    search: shortText('Search', { most: contractLimits.search }).default(''),
    sort: z.enum(paymentSorts).default('due_date'),
    descending: z.boolean().default(false),
  }),
  output: z.strictObject({ data: z.array(paymentRow), total_count: z.int() }),
  errors: [],
});
