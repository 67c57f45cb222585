import type { InvoiceLine, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { finalizeAndCollect } from './collect.ts';
import { unusedLine } from './invoice-lines.ts';
import { draftInvoice } from './invoices.ts';
import { discountsOf, endSubscription } from './subscription-status.ts';

/** The paid and unused amount; a trial and a past due subscription have none. */
const unused = (state: SandboxState, { status, items }: Subscription): InvoiceLine[] =>
  status === 'active' ? items.data.map((item) => unusedLine(state, item, state.now())) : [];

export interface Cancellation {
  /** Whether the paid and unused amount is credited to the customer. */
  readonly isProrated: boolean;
  /** Whether what waits for an invoice gets one. */
  readonly isInvoiced: boolean;
}

/** Ends a subscription immediately. */
export const cancelNow = (
  state: SandboxState,
  subscription: Subscription,
  { isProrated, isInvoiced }: Cancellation,
): Subscription => {
  const waiting = state.find('pending', subscription.id)?.lines ?? [];
  const lines = [...waiting, ...(isProrated ? unused(state, subscription) : [])];
  state.remove('pending', subscription.id);
  if (isInvoiced && lines.length > 0) {
    const draft = draftInvoice(state, {
      customer: state.get('customer', subscription.customer),
      subscription,
      lines,
      discounts: discountsOf(state, subscription),
      reason: 'manual',
      period: { start: state.now(), end: state.now() },
    });
    finalizeAndCollect(state, draft, { isOffSession: true });
    state.change('subscription', subscription.id, { latest_invoice: draft.id });
  }
  return endSubscription(state, state.get('subscription', subscription.id), 'cancellation_requested');
};
