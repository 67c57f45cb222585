import { completeCheckout, needsAuthentication } from '../billing/checkout.ts';
import { json, type HttpResponse } from '../server/http.ts';
import type { CheckoutSession } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { isSame } from '../wire/same-secret.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { methodFrom, textOf } from './payment-fields.ts';

/** The data of a checkout that its page may read. */
const seen = (state: SandboxState, session: CheckoutSession): object => ({
  id: session.id,
  object: session.object,
  status: session.status,
  payment_status: session.payment_status,
  amount_total: session.amount_total,
  currency: session.currency,
  email: session.customer_details?.email ?? null,
  payment_method_types: session.payment_method_types,
  next_action: state.find('payment_intent', session.payment_intent)?.next_action ?? null,
  return_url: session.return_url?.replaceAll('{CHECKOUT_SESSION_ID}', session.id) ?? null,
});

/** The checkout of an element, for callers with its secret. */
const sessionOf = (state: SandboxState, id: string, secret: string): CheckoutSession | undefined => {
  const session = state.find('checkout.session', id);
  return session?.client_secret && isSame(secret, session.client_secret) ? session : undefined;
};

const unknown = (): HttpResponse => json({ error: { type: 'invalid_request_error', code: 'resource_missing' } }, 404);

export const readCheckoutElement = (state: SandboxState, id: string, secret: string): HttpResponse => {
  const session = sessionOf(state, id, secret);
  return session ? json(seen(state, session)) : unknown();
};

const confirm = (state: SandboxState, session: CheckoutSession, fields: FormFields): object => {
  const method = methodFrom(state, fields, session.payment_method_types);
  if (method.type === 'card' && needsAuthentication(state, method))
    return { ...seen(state, session), authenticate: `/authenticate/${pageKey(state, method.id)}` };
  const [email, name] = [textOf(fields, 'email'), textOf(fields, 'name')];
  const done = completeCheckout(state, session, method, { ...(email && { email }), ...(name && { name }) });
  return seen(state, done);
};

/** Pays a checkout from the element of a site; a card may first ask for its holder. */
export const confirmCheckoutElement = (state: SandboxState, id: string, fields: FormFields): HttpResponse => {
  const session = sessionOf(state, id, textOf(fields, 'client_secret'));
  if (!session) return unknown();
  if (session.status !== 'open') return json(seen(state, session));
  try {
    return json(state.transaction(() => confirm(state, session, fields)));
  } catch (error) {
    if (error instanceof StripeError) return json(error.body, error.status);
    throw error;
  }
};
