import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { bookPage } from './book.ts';
import { equityRow } from './equity-shape.ts';
import { equityStatuses } from './equity-values.ts';

/** Callers who are not administrators get their own rows, and the filter for another person is refused. */
export const getMoneyEmployeeEquity = operation({
  name: 'finance.get-money-employee-equity',
  summary: 'A page of assignments of equity, newest first, and how many there are; everybody sees their own only.',
  door: { kind: 'procedure', procedure: 'get_money_employee_equity' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({
    ...bookPage,
    employee_id_filter: z.uuid().nullable().default(null),
    /** That assignment alone; nothing where it is not there, or not theirs. */
    assignment_id_filter: z.uuid().nullable().default(null),
    project_id_filter: z.uuid().nullable().default(null),
    status_filter: z.array(z.enum(equityStatuses)).max(equityStatuses.length).default([]),
  }),
  output: z.strictObject({ data: z.array(equityRow), total_count: z.int() }),
  errors: [],
});
