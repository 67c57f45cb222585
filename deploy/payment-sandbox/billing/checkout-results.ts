import type { PaymentIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';

/** A checkout whose voucher or transfer was paid later, or never was. */
export const afterCheckout = (state: SandboxState, intent: PaymentIntent): void => {
  const session = state.table('checkout.session').last((one) => one.payment_intent === intent.id);
  if (session?.status !== 'complete' || session.payment_status !== 'unpaid') return;
  if (intent.status === 'succeeded') {
    const paid = state.change('checkout.session', session.id, { payment_status: 'paid' });
    state.tell('checkout.session.async_payment_succeeded', paid);
  } else if (intent.last_payment_error) state.tell('checkout.session.async_payment_failed', session);
};
