import { escapeHtml } from '@nivel/platform/escape-html';
import { acceptCard, authenticatePayment, authenticateSetup } from '../billing/authentication.ts';
import { moneyText } from '../billing/invoice-lines.ts';
import { json, redirect, type HttpResponse } from '../server/http.ts';
import type { PaymentIntent, SetupIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { checkoutWith } from './checkout-page.ts';
import { notFound, page } from './page.ts';
import { textOf } from './payment-fields.ts';

const returnAddress = (intent: PaymentIntent | SetupIntent): string | null =>
  intent.next_action?.redirect_to_url?.return_url ?? null;

/** The bank's reason for asking, and where the person continues. */
const askedFor = (
  state: SandboxState,
  of: string,
  checkout: string | null,
): { text: string; leadsTo: string | null | undefined } => {
  const session = state.find('checkout.session', checkout);
  const payment = state.find('payment_intent', of);
  const intent = payment ?? state.find('setup_intent', of);
  const amount = payment?.amount ?? session?.amount_total;
  const currency = payment?.currency ?? session?.currency ?? 'mxn';
  const text = amount ? `Nivel pide ${moneyText(amount, currency)}.` : 'Nivel pide guardar tu tarjeta.';
  return { text, leadsTo: session ? session.success_url : intent && returnAddress(intent) };
};

/** The page of the bank: whose card is it? */
export const authenticatePage = (state: SandboxState, key: string, checkout: string | null): HttpResponse => {
  const of = state.find('page', key)?.of;
  if (!of) return notFound(state);
  const { text, leadsTo } = askedFor(state, of, checkout);
  return page(state, {
    title: 'Confirma que eres tú',
    leadsTo,
    body: `<h1>Banco de prueba: confirma que eres tú</h1><p>${escapeHtml(text)}</p>
      <form method="post" action="/authenticate/${escapeHtml(key)}">
        <input type="hidden" name="checkout" value="${escapeHtml(checkout ?? '')}">
        <button name="outcome" value="accept">Soy yo, autorizar</button>
        <button class="quiet" name="outcome" value="refuse">Rechazar</button>
      </form>`,
  });
};

const withResult = (address: string, intent: PaymentIntent | SetupIntent, isAccepted: boolean): string => {
  const url = new URL(address);
  url.searchParams.set(intent.object, intent.id);
  url.searchParams.set(`${intent.object}_client_secret`, intent.client_secret ?? '');
  url.searchParams.set('redirect_status', isAccepted ? 'succeeded' : 'failed');
  return url.href;
};

const done = (state: SandboxState, isAccepted: boolean): HttpResponse =>
  page(state, {
    title: 'Listo',
    body: `<h1>${isAccepted ? 'Autorizado' : 'Rechazado'}</h1><p>Puedes cerrar esta página.</p>`,
  });

const ofCheckout = (
  state: SandboxState,
  methodId: string,
  checkout: string,
  { isAccepted, wantsJson }: { isAccepted: boolean; wantsJson: boolean },
): HttpResponse => {
  const session = state.get('checkout.session', checkout);
  if (!isAccepted)
    return wantsJson ? json({ status: session.status }) : redirect(`/checkout/${session.id}?error=authentication`);
  acceptCard(state, state.get('payment_method', methodId));
  const onward = checkoutWith(state, checkout, methodId);
  return wantsJson ? json({ status: state.get('checkout.session', checkout).status }) : onward;
};

const answered = (state: SandboxState, of: string, fields: FormFields, wantsJson: boolean): HttpResponse => {
  const isAccepted = textOf(fields, 'outcome') === 'accept';
  if (of.startsWith('pm_')) return ofCheckout(state, of, textOf(fields, 'checkout'), { isAccepted, wantsJson });
  const payment = state.find('payment_intent', of);
  const before = payment ?? state.get('setup_intent', of);
  const address = returnAddress(before);
  const after = payment
    ? authenticatePayment(state, payment, isAccepted)
    : authenticateSetup(state, state.get('setup_intent', of), isAccepted);
  if (wantsJson) return json({ status: after.status });
  return address ? redirect(withResult(address, after, isAccepted)) : done(state, isAccepted);
};

export const authenticateForm = (
  state: SandboxState,
  key: string,
  fields: FormFields,
  wantsJson: boolean,
): HttpResponse => {
  const of = state.find('page', key)?.of;
  if (!of) return notFound(state);
  try {
    return state.transaction(() => answered(state, of, fields, wantsJson));
  } catch (error) {
    if (!(error instanceof StripeError)) throw error;
    return page(state, { title: 'Ya no espera', status: 409, body: '<h1>Este pago ya no espera tu confirmación</h1>' });
  }
};
