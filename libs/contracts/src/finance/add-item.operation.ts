import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { financeErrors } from './finance.errors.ts';

export const addItem = operation({
  name: 'finance.add-item',
  summary: 'Adds an item of the caller.',
  door: { kind: 'procedure', procedure: 'add_finance_item' },
  policy: signedIn("the caller's own items"),
  input: z.strictObject({ title: z.string().trim().min(1).max(200) }),
  output: z.strictObject({ id: z.uuid(), title: z.string(), createdAt: z.iso.datetime() }),
  errors: [financeErrors.too_many_items],
});
