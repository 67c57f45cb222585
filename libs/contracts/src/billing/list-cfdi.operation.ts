import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { cfdiView } from './cfdi-view.ts';

export const listCfdi = operation({
  name: 'billing.list-cfdi',
  summary: 'The newest hundred CFDI that the caller requested, and whether this installation issues them.',
  door: { kind: 'procedure', procedure: 'list_cfdi' },
  policy: signedIn("the caller's own requests"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ is_offered: z.boolean(), cfdi: z.array(cfdiView) }),
  errors: [],
});
