import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

export const renameItem = operation({
  name: 'blank.rename-item',
  summary: 'Gives an item of the caller another title.',
  door: { kind: 'procedure', procedure: 'rename_blank_item' },
  policy: signedIn("the caller's own items"),
  repeat: 'idempotent',
  input: z.strictObject({ id: z.uuid(), title: z.string().trim().min(1).max(200) }),
  output: z.strictObject({ isRenamed: z.boolean() }),
  errors: [],
});
