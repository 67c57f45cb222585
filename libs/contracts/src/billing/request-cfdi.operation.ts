import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { billingErrors } from './billing.errors.ts';
import { cfdiView } from './cfdi-view.ts';
import { fiscalData } from './fiscal-data.ts';
import { receiptId } from './receipt-id.ts';

export const requestCfdi = operation({
  name: 'billing.request-cfdi',
  summary: 'Asks for the CFDI of something that was paid; asked again with the same data it is the same request.',
  door: { kind: 'procedure', procedure: 'request_cfdi' },
  policy: signedIn("the caller's own payment"),
  repeat: 'idempotent',
  input: z.strictObject({ receipt_id: receiptId, data: fiscalData }),
  output: z.strictObject({ cfdi: cfdiView }),
  errors: [billingErrors.cfdi_not_configured, billingErrors.no_such_receipt, billingErrors.cfdi_requested],
  deadlineMs: 25_000,
});
