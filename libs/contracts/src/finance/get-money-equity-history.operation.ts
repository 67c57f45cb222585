import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { financeErrors } from './finance.errors.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** Its holder sees the actions, and not who did them. Another person's looks like one that does not exist. */
export const getMoneyEquityHistory = operation({
  name: 'finance.get-money-equity-history',
  summary: 'What was done to an assignment, newest first: for administrators and for its holder.',
  door: { kind: 'procedure', procedure: 'get_money_equity_history' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ assignment_id_param: z.uuid() }),
  output: z.strictObject({
    entries: z.array(
      z.strictObject({
        id: z.uuid(),
        acted_at: z.iso.datetime(),
        /** Given to administrators only, while the account exists. */
        actor_name: z.string().nullable(),
        act: z.string(),
        before: values,
        after: values,
        reason: z.string().nullable(),
      }),
    ),
  }),
  errors: [financeErrors.equity_not_found],
});
