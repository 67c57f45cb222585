import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { cfdiView } from './cfdi-view.ts';

export const listCfdi = operation({
  name: 'billing.list-cfdi',
  summary: 'CFDI that the caller asked for, the newest hundred, and whether they are made here.',
  door: { kind: 'procedure', procedure: 'list_cfdi' },
  policy: signedIn("the caller's own requests"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ is_offered: z.boolean(), cfdi: z.array(cfdiView) }),
  errors: [],
});
