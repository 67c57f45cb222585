import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { account } from '../projects/memberships.ts';
import { financeErrors } from './finance.errors.ts';

/** Administrators get their own only, as everybody else. */
export const getMoneyEquityStatement = operation({
  name: 'finance.get-money-equity-statement',
  summary: "The statement of one of the caller's own assignments, as PDF.",
  door: { kind: 'procedure', procedure: 'get_money_equity_statement' },
  policy: atLeast(account, 'user'),
  repeat: 'safe',
  input: z.strictObject({ assignment_id_param: z.uuid(), locale_param: z.enum(['es-MX', 'en']).default('es-MX') }),
  output: z.strictObject({ file_name: z.string(), pdf_base64: z.base64().max(2_000_000) }),
  errors: [financeErrors.equity_not_found],
});
