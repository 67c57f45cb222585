import type { CfdiView } from '@nivel/contracts/billing/cfdi-view';
import type { CfdiRequest } from './cfdi-request.ts';

/** A request for a CFDI as its author sees it. */
export const cfdiShown = ({ receiptId, state, data, uuid, refusal, requestedAt }: CfdiRequest): CfdiView => ({
  ...{ receipt_id: receiptId, state, uuid, refusal },
  ...data,
  requested_at: requestedAt.toISOString(),
});
