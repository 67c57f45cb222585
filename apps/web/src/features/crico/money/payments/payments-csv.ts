import type { Cells } from '../../area/csv.ts';
import { readAll } from '../frame/read-all.ts';
import { readPayments, type Payment, type PaymentFilter } from './payments.queries.ts';
import type { MoneyMessages } from '../messages/es-mx.ts';
import type { PaymentsMessages } from './messages/es-mx.ts';

/** All payments of the view, in their order. */
export const allPayments = async (filter: PaymentFilter): Promise<readonly Payment[]> =>
  readAll(async (offset, size) => readPayments(filter, offset, size));

const columns = [
  ...(['client_name', 'contract_title', 'amount', 'received_amount', 'open_amount'] as const),
  ...(['currency', 'due_date', 'status', 'paid_date'] as const),
];

/** Payments as rows of a spreadsheet; amounts to the hundredth. */
export const paymentCells = (
  payments: readonly Payment[],
  text: PaymentsMessages,
  { paymentStatuses }: Pick<MoneyMessages, 'paymentStatuses'>,
): Cells => [
  columns.map((column) => text.fields[column]),
  ...payments.map((one) => [
    ...[one.client_name, one.contract_title, one.amount.toFixed(2), one.received_amount.toFixed(2)],
    ...[one.open_amount.toFixed(2), one.currency, one.due_date, paymentStatuses[one.status], one.paid_date ?? ''],
  ]),
];
