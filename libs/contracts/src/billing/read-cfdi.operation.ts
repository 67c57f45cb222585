import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { receiptId } from './receipt-id.ts';

export const readCfdi = operation({
  name: 'billing.read-cfdi',
  summary: 'The XML of a CFDI that was issued.',
  door: { kind: 'procedure', procedure: 'read_cfdi' },
  policy: signedIn("the caller's own CFDI"),
  repeat: 'safe',
  input: z.strictObject({ receipt_id: receiptId }),
  output: z.strictObject({ uuid: z.uuid(), xml: z.string().max(200_000) }),
  errors: [billingErrors.no_such_receipt],
});
