import type { PaymentIntent, PaymentMethod, SetupIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { invalid } from '../wire/stripe-error.ts';
import { afterPayment } from './collect.ts';
import { fail, succeed } from './payment-intents.ts';
import { failSetup, succeedSetup } from './setup-intents.ts';
import { afterSetup } from './setup-results.ts';

const REFUSED = {
  kind: 'refused',
  declineCode: '',
  message: 'We are unable to authenticate your payment method. Please choose a different one and try again.',
} as const;

/** From now on the card may be charged without its holder. */
export const acceptCard = (state: SandboxState, method: PaymentMethod): void =>
  void state.change('card', method.id, { behaviour: 'authenticated' });

const waitingMethod = (state: SandboxState, intent: PaymentIntent | SetupIntent): PaymentMethod => {
  const method = state.find('payment_method', intent.payment_method);
  if (intent.status !== 'requires_action' || !method)
    throw invalid('It does not wait for its holder.', { code: 'payment_intent_unexpected_state' });
  return method;
};

/** The holder of the card confirmed, or declined. */
export const authenticatePayment = (state: SandboxState, intent: PaymentIntent, isAccepted: boolean): PaymentIntent => {
  const method = waitingMethod(state, intent);
  if (isAccepted) acceptCard(state, method);
  const after = isAccepted
    ? succeed(state, intent, method)
    : fail(state, intent, method, { ...REFUSED, code: 'payment_intent_authentication_failure' });
  afterPayment(state, after);
  return state.get('payment_intent', after.id);
};

export const authenticateSetup = (state: SandboxState, intent: SetupIntent, isAccepted: boolean): SetupIntent => {
  const method = waitingMethod(state, intent);
  if (isAccepted) acceptCard(state, method);
  const after = isAccepted
    ? succeedSetup(state, intent, method)
    : failSetup(state, intent, method, { ...REFUSED, code: 'setup_intent_authentication_failure' });
  afterSetup(state, after);
  return state.get('setup_intent', after.id);
};

/** A voucher was paid at a counter, or a transfer has arrived. */
export const payVoucher = (state: SandboxState, intent: PaymentIntent): PaymentIntent => {
  const paid = succeed(state, intent, waitingMethod(state, intent));
  afterPayment(state, paid);
  return paid;
};
