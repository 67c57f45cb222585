import { z } from 'zod';
import { signedIn } from '../kernel/policy.ts';
import { tableRead } from '../kernel/table.ts';

export const readItems = tableRead({
  name: 'finance.read-items',
  summary: "The caller's items.",
  table: 'finance_items',
  policy: signedIn("the caller's own rows"),
  owner: 'user_id',
  row: z.strictObject({ id: z.uuid(), user_id: z.uuid(), title: z.string(), created_at: z.iso.datetime() }),
});
