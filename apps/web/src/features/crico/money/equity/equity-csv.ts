import type { EquityStatus } from '@nivel/contracts/finance/equity-values';
import type { Cells } from '../../area/csv.ts';
import { readAll } from '../frame/read-all.ts';
import { readEquity, type Equity } from './equity.queries.ts';
import type { EquityMessages } from './messages/es-mx.ts';

/** All assignments of the view, in their order. */
export const allEquity = async (status: EquityStatus | null): Promise<readonly Equity[]> =>
  readAll(async (offset, size) => readEquity(status, offset, size));

const columns = [
  ...(['employee', 'email', 'project', 'assigned_equity_percent', 'vested_percent'] as const),
  ...(['assigned_at', 'payout_schedule', 'estimated_earnings', 'status', 'ended_at'] as const),
];

/** Assignments as rows of a spreadsheet. */
export const equityCells = (all: readonly Equity[], text: EquityMessages): Cells => [
  columns.map((column) => text.fields[column]),
  ...all.map((one) => [
    ...[one.employee_name ?? text.nobody, one.employee_email ?? '', one.project_name],
    ...[String(one.assigned_equity_percent), String(one.vested_percent), one.assigned_at],
    text.payouts[one.payout_schedule],
    one.estimates.map(({ amount, currency }) => `${amount.toFixed(2)} ${currency}`).join('; '),
    ...[text.statuses[one.status], one.ended_at ?? ''],
  ]),
];
