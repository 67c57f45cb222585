import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { administrator } from './book.ts';

export const listMoneyEquityChoices = operation({
  name: 'finance.list-money-equity-choices',
  summary: 'Who can be assigned equity, and of which projects how much is left.',
  door: { kind: 'procedure', procedure: 'list_money_equity_choices' },
  policy: administrator,
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({
    employees: z.array(z.strictObject({ user_id: z.uuid(), full_name: z.string(), email: z.string() })),
    projects: z.array(z.strictObject({ project_id: z.uuid(), name: z.string(), unassigned_percent: z.number() })),
  }),
  errors: [],
});
