import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { passView } from './pass-view.ts';

export const listPasses = operation({
  name: 'billing.list-passes',
  summary: 'Months that the caller has paid ahead, or is about to: the newest twenty.',
  door: { kind: 'procedure', procedure: 'list_passes' },
  policy: signedIn("the caller's own passes"),
  repeat: 'safe',
  input: z.strictObject({}),
  output: z.strictObject({ passes: z.array(passView) }),
  errors: [],
});
