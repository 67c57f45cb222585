import { v7 } from 'uuid';
import type { Doors } from '../../../../testing/fake-site.ts';
import type { Equity } from './equity.queries.ts';

export const equityDoor = 'POST /rest/v1/rpc/get_money_employee_equity';
export const assignDoor = 'POST /rest/v1/rpc/assign_money_equity';
export const updateEquityDoor = 'POST /rest/v1/rpc/update_money_equity';
export const endDoor = 'POST /rest/v1/rpc/end_money_equity';
export const restoreEquityDoor = 'POST /rest/v1/rpc/restore_money_equity';
export const statementDoor = 'POST /rest/v1/rpc/get_money_equity_statement';

/** An assignment with the values that a test is about. */
export const anEquity = (values: Partial<Equity> = {}): Equity => ({
  ...{ id: v7(), employee_id: v7(), employee_name: 'Leo Mar', employee_email: 'leo@example.com' },
  ...{ project_id: v7(), project_name: 'Sitio', assigned_at: '2025-11-25', payout_schedule: 'quarterly' },
  ...{ assigned_equity_percent: 12.5, vested_percent: 3.13, estimated_earnings: 1_234.5 },
  estimates: [{ currency: 'USD', amount: 1_234.5, vested_amount: 309.11 }],
  status: 'active',
  vesting: {
    ...{ start: '2025-11-25', cliff_months: 12, length_months: 48, interval_months: 12 },
    allocation: 'CUMULATIVE_ROUNDING',
  },
  vesting_schedule: [
    { day: '2026-11-25', percent: 3.13 },
    { day: '2027-11-25', percent: 6.25 },
    { day: '2028-11-25', percent: 9.38 },
    { day: '2029-11-25', percent: 12.5 },
  ],
  ...{ ended_at: null, end_reason: '', updated_at: '2026-11-25T12:00:00.000Z' },
  ...values,
});

/** The doors of a book with some assignments. */
export const equityDoors = (all: readonly Equity[], doors: Doors = {}): Doors => ({
  [equityDoor]: () => ({ body: { data: all, total_count: all.length } }),
  'POST /rest/v1/rpc/list_money_equity_choices': () => ({
    body: {
      employees: [{ user_id: v7(), full_name: 'Leo Mar', email: 'leo@example.com' }],
      projects: [{ project_id: v7(), name: 'Sitio', unassigned_percent: 30 }],
    },
  }),
  'POST /rest/v1/rpc/get_money_history': () => ({ body: { entries: [], names: {}, has_more: false } }),
  ...doors,
});
