import { escapeHtml } from '@nivel/platform/escape-html';
import { completeCheckout, enterCode, needsAuthentication } from '../billing/checkout.ts';
import { moneyText } from '../billing/invoice-lines.ts';
import { redirect, type HttpResponse } from '../server/http.ts';
import type { CheckoutSession } from '../state/objects.ts';
import { pageKey } from '../state/page-key.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { alert, backLink, dayText, notFound, page } from './page.ts';
import { cardFields, emailField, messageOf, methodChoice, methodFrom, nameField, textOf } from './payment-fields.ts';

const DAY = 86_400;
const TITLES = { payment: 'Pagar', setup: 'Guardar una tarjeta', subscription: 'Suscribirte' } as const;

/** The page after a checkout. */
export const successAddress = (session: CheckoutSession): string =>
  (session.success_url ?? session.return_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', session.id);

const money = (session: CheckoutSession, amount: number | null | undefined): string =>
  escapeHtml(moneyText(amount ?? 0, session.currency ?? 'mxn'));

const INTERVALS: Readonly<Record<string, string>> = {
  day: 'al día',
  week: 'a la semana',
  month: 'al mes',
  year: 'al año',
};

const summary = (state: SandboxState, session: CheckoutSession): string => {
  const order = state.get('order', session.id);
  const rows = order.lines.map(({ description, amount_subtotal: amount, price }) => {
    const interval = price?.recurring ? ` ${INTERVALS[price.recurring.interval] ?? ''}` : '';
    return `<tr><th scope="row">${escapeHtml(description ?? '')}</th><td>${money(session, amount)}${interval}</td></tr>`;
  });
  const off = session.total_details?.amount_discount ?? 0;
  if (off > 0) rows.push(`<tr><th scope="row">Descuento</th><td>−${money(session, off)}</td></tr>`);
  const trial = order.trialDays
    ? `<p>Prueba gratis de ${order.trialDays} días. El primer cargo es el ${escapeHtml(dayText(state.now() + order.trialDays * DAY))}.</p>`
    : '';
  const total = `<tr class="total"><th scope="row">Hoy pagas</th><td>${money(session, session.amount_total)}</td></tr>`;
  return session.mode === 'setup'
    ? ''
    : `<table><caption>Resumen</caption><tbody>${rows.join('')}${total}</tbody></table>${trial}`;
};

const codeForm = (session: CheckoutSession): string =>
  session.allow_promotion_codes
    ? `<form method="post" action="/checkout/${session.id}/code"><p class="field"><label for="code">Código de promoción</label>
        <span class="pair"><input id="code" name="code" autocomplete="off"><button class="quiet">Aplicar</button></span></p></form>`
    : '';

const BUTTONS = { payment: 'Pagar', setup: 'Guardar tarjeta', subscription: 'Suscribirme' } as const;

const form = (state: SandboxState, session: CheckoutSession, given: FormFields): string => {
  const customer = state.find('customer', session.customer);
  const email = customer?.email ?? session.customer_email;
  const types = session.payment_method_types;
  const chosen = textOf(given, 'method') || (types[0] ?? 'card');
  const mayGoWithout = session.payment_method_collection === 'if_required' && session.amount_total === 0;
  return `<form method="post" action="/checkout/${session.id}">
    ${email ? `<p>Para <strong>${escapeHtml(email)}</strong></p>` : emailField(textOf(given, 'email'))}
    ${nameField(textOf(given, 'name') || (customer?.name ?? ''))}
    ${methodChoice(types, chosen)}
    ${types.includes('card') ? cardFields(given) : ''}
    <button>${BUTTONS[session.mode]}</button>
    ${mayGoWithout ? '<button class="quiet" name="without" value="1">Continuar sin tarjeta</button>' : ''}
  </form>`;
};

const shown = (state: SandboxState, session: CheckoutSession, given: FormFields = {}, message?: string): HttpResponse =>
  page(state, {
    title: TITLES[session.mode],
    leadsTo: session.success_url ?? session.return_url,
    status: message ? 422 : 200,
    body: `<h1>${TITLES[session.mode]}</h1>${alert(message)}
      ${summary(state, session)}${codeForm(session)}${form(state, session, given)}
      ${backLink(session.cancel_url, 'Cancelar y volver al sitio')}`,
  });

const closed = (state: SandboxState, session: CheckoutSession): HttpResponse => {
  const isDone = session.status === 'complete';
  const heading = isDone ? 'Este pago ya está hecho' : 'Este pago venció';
  return page(state, {
    title: heading,
    body: `<h1>${heading}</h1>${backLink(isDone ? successAddress(session) : session.cancel_url)}`,
  });
};

/** After a checkout: to the site, or first to the voucher. */
const onward = (state: SandboxState, session: CheckoutSession): HttpResponse => {
  const step = state.find('payment_intent', session.payment_intent)?.next_action;
  const voucher =
    step?.oxxo_display_details?.hosted_voucher_url ?? step?.display_bank_transfer_instructions?.hosted_instructions_url;
  return redirect(voucher ?? successAddress(session));
};

const payerOf = (fields: FormFields): { email?: string; name?: string } => {
  const [email, name] = [textOf(fields, 'email'), textOf(fields, 'name')];
  return { ...(email && { email }), ...(name && { name }) };
};

const pay = (state: SandboxState, session: CheckoutSession, fields: FormFields): HttpResponse => {
  if (session.payment_method_collection === 'if_required' && fields['without'])
    return onward(state, completeCheckout(state, session, undefined, payerOf(fields)));
  const method = methodFrom(state, fields, session.payment_method_types);
  if (method.type === 'card' && needsAuthentication(state, method))
    return redirect(`/authenticate/${pageKey(state, method.id)}?checkout=${session.id}`);
  return onward(state, completeCheckout(state, session, method, payerOf(fields)));
};

/** The hosted page of a checkout. */
export const checkoutPage = (state: SandboxState, id: string, error?: string | null): HttpResponse => {
  const session = state.find('checkout.session', id);
  if (session?.ui_mode !== 'hosted_page') return notFound(state);
  if (session.status !== 'open') return closed(state, session);
  const code =
    error === 'authentication'
      ? 'El banco no pudo confirmar que eres tú. Prueba de nuevo o con otra tarjeta.'
      : undefined;
  return shown(state, session, {}, code);
};

export const checkoutForm = (
  state: SandboxState,
  id: string,
  action: string | undefined,
  fields: FormFields,
): HttpResponse => {
  const session = state.find('checkout.session', id);
  if (session?.ui_mode !== 'hosted_page') return notFound(state);
  if (session.status !== 'open') return closed(state, session);
  if (action === 'code') {
    const isKnown = state.transaction(() => enterCode(state, session, textOf(fields, 'code')));
    return isKnown
      ? redirect(`/checkout/${id}`)
      : shown(state, session, fields, 'Ese código no existe o ya no se puede usar.');
  }
  try {
    return state.transaction(() => pay(state, session, fields));
  } catch (error) {
    return shown(state, session, fields, messageOf(error));
  }
};

/** The holder of the card confirmed: the checkout continues with it. */
export const checkoutWith = (state: SandboxState, id: string, methodId: string): HttpResponse => {
  const session = state.get('checkout.session', id);
  if (session.status !== 'open') return closed(state, session);
  const method = state.get('payment_method', methodId);
  const { email, name } = method.billing_details;
  return onward(state, completeCheckout(state, session, method, { ...(email && { email }), ...(name && { name }) }));
};
