import { escapeHtml } from '@nivel/platform/escape-html';
import { attach } from '../billing/cards.ts';
import { moneyText, amountOf } from '../billing/invoice-lines.ts';
import { endingFields } from '../billing/subscription-ending.ts';
import { periodOf } from '../billing/subscription-form.ts';
import { ENDED, UPDATED } from '../billing/subscription-status.ts';
import { redirect, type HttpResponse } from '../server/http.ts';
import type { Customer, Invoice, PaymentMethod, PortalSession, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { alert, backLink, dayText, notFound, page, shortDayText } from './page.ts';
import { cardFields, messageOf, methodFrom, textOf } from './payment-fields.ts';

const STATES: Readonly<Record<string, string>> = {
  active: 'Activa',
  canceled: 'Cancelada',
  incomplete: 'Sin pagar',
  incomplete_expired: 'Vencida',
  past_due: 'Pago pendiente',
  paused: 'En pausa',
  trialing: 'En prueba',
};
const INVOICE_STATES: Readonly<Record<string, string>> = {
  draft: 'Borrador',
  open: 'Por pagar',
  paid: 'Pagada',
  void: 'Anulada',
};

interface Portal {
  readonly key: string;
  readonly session: PortalSession;
  readonly customer: Customer;
}

const action = (key: string, name: string, id: string, text: string, quiet = false): string =>
  `<form method="post" action="/portal/${key}/${name}"><input type="hidden" name="id" value="${escapeHtml(id)}">
   <button${quiet ? ' class="quiet"' : ''}>${text}</button></form>`;

const ended = ({ status }: Subscription): boolean => ENDED.includes(status);

const untilText = (subscription: Subscription): string => {
  const end = escapeHtml(dayText(periodOf(subscription).end));
  if (ended(subscription)) return '';
  if (subscription.cancel_at_period_end) return `<p>Termina el ${end}. Hasta entonces conservas el acceso.</p>`;
  return subscription.status === 'trialing'
    ? `<p>El primer cargo es el ${end}.</p>`
    : `<p>El siguiente cargo es el ${end}.</p>`;
};

const subscriptionCard = (state: SandboxState, key: string, subscription: Subscription): string => {
  const [item] = subscription.items.data;
  const name = state.find('product', item?.price.product)?.name ?? '';
  const price = item ? moneyText(amountOf(item.price, item.quantity), item.price.currency) : '';
  const cancel = `<details><summary>Cancelar suscripción</summary><p>Conservas el acceso hasta el ${escapeHtml(dayText(periodOf(subscription).end))}.</p>
    ${action(key, 'cancel', subscription.id, 'Sí, cancelar')}</details>`;
  const change = subscription.cancel_at_period_end ? action(key, 'resume', subscription.id, 'Reanudar') : cancel;
  return `<article><h3>${escapeHtml(name)}</h3><p>${STATES[subscription.status] ?? subscription.status} · ${escapeHtml(price)}</p>
    ${untilText(subscription)}${ended(subscription) ? '' : change}</article>`;
};

/** The card that is charged: the customer's own choice, or that of a running subscription. */
const chargedCards = (state: SandboxState, { customer }: Portal): (string | null)[] => {
  const running = state.table('subscription').where((one) => one.customer === customer.id && !ended(one));
  const chosen = running.map((one) => one.default_payment_method ?? customer.invoice_settings.default_payment_method);
  return chosen.length > 0 ? chosen : [customer.invoice_settings.default_payment_method];
};

const cardRow = (state: SandboxState, portal: Portal, { id, card }: PaymentMethod): string => {
  const { key } = portal;
  const isDefault = chargedCards(state, portal).includes(id);
  const name = `Visa •••• ${escapeHtml(card?.last4 ?? '')}, vence ${card?.exp_month}/${card?.exp_year}`;
  return `<li>${name} ${isDefault ? '<strong>Predeterminada</strong>' : action(key, 'default', id, 'Usar para cobrar', true)}</li>`;
};

const invoiceRow = ({
  number,
  created,
  total,
  currency,
  status,
  hosted_invoice_url: page,
  invoice_pdf: pdf,
}: Invoice): string =>
  `<tr><th scope="row">${escapeHtml(number ?? 'Sin número')}</th><td>${escapeHtml(shortDayText(created))}</td>
   <td>${escapeHtml(moneyText(total, currency))}</td><td>${INVOICE_STATES[status ?? ''] ?? ''}</td>
   <td>${page && pdf ? `<a href="${escapeHtml(page)}">Ver</a> <a href="${escapeHtml(pdf)}">PDF</a>` : ''}</td></tr>`;

const list = (title: string, rows: readonly string[], none: string, wrap: (rows: string) => string): string =>
  `<section><h2>${title}</h2>${rows.length > 0 ? wrap(rows.join('')) : `<p>${none}</p>`}</section>`;

const shown = (state: SandboxState, portal: Portal, message?: string): HttpResponse => {
  const { key, session, customer } = portal;
  const isTheirs = ({ customer: of }: { customer: unknown }): boolean => of === customer.id;
  const subscriptions = state.table('subscription').where(isTheirs).toReversed();
  const cards = state.table('payment_method').where((method) => isTheirs(method) && method.type === 'card');
  const invoices = state.table('invoice').where(isTheirs).toReversed();
  return page(state, {
    title: 'Tu suscripción',
    leadsTo: session.return_url,
    status: message ? 422 : 200,
    body: `<h1>Tu suscripción</h1>${alert(message)}<p>${escapeHtml(customer.email ?? customer.name ?? customer.id)}</p>
      ${list(
        'Suscripciones',
        subscriptions.map((one) => subscriptionCard(state, key, one)),
        'No tienes suscripciones.',
        (rows) => rows,
      )}
      ${list(
        'Tarjetas',
        cards.map((one) => cardRow(state, portal, one)),
        'No hay tarjetas guardadas.',
        (rows) => `<ul class="rows">${rows}</ul>`,
      )}
      <details${session.flow || message ? ' open' : ''}><summary>Agregar una tarjeta</summary>
        <form method="post" action="/portal/${key}/card">${cardFields()}<button>Guardar tarjeta</button></form></details>
      ${list('Facturas', invoices.map(invoiceRow), 'Todavía no hay facturas.', (rows) => `<div class="wide"><table><caption>De la más nueva a la más antigua</caption><tbody>${rows}</tbody></table></div>`)}
      ${backLink(session.return_url)}`,
  });
};

const portalOf = (state: SandboxState, key: string): Portal | undefined => {
  const session = state.find('billing_portal.session', state.find('page', key)?.of);
  const customer = state.find('customer', session?.customer);
  return session && customer && { key, session, customer };
};

/** The page on which a customer sees and changes their subscription. */
export const portalPage = (state: SandboxState, key: string): HttpResponse => {
  const portal = portalOf(state, key);
  return portal ? shown(state, portal) : notFound(state);
};

const useCard = (state: SandboxState, { customer }: Portal, method: string): void => {
  state.change(
    'customer',
    customer.id,
    { invoice_settings: { ...customer.invoice_settings, default_payment_method: method } },
    'customer.updated',
  );
  for (const subscription of state.table('subscription'))
    if (subscription.customer === customer.id && !ended(subscription))
      state.change('subscription', subscription.id, { default_payment_method: method }, UPDATED);
};

const perform = (state: SandboxState, portal: Portal, name: string, fields: FormFields): void => {
  const id = textOf(fields, 'id');
  if (name === 'card') {
    const card = attach(state, methodFrom(state, fields, ['card']), portal.customer.id);
    useCard(state, portal, card.id);
  } else if (name === 'default') {
    if (state.find('payment_method', id)?.customer === portal.customer.id) useCard(state, portal, id);
  } else if (name === 'cancel' || name === 'resume') {
    const subscription = state.find('subscription', id);
    if (subscription?.customer === portal.customer.id && !ended(subscription))
      state.change(
        'subscription',
        id,
        endingFields(subscription, { atPeriodEnd: name === 'cancel' }, state.now()),
        UPDATED,
      );
  }
};

export const portalForm = (state: SandboxState, key: string, name: string, fields: FormFields): HttpResponse => {
  const portal = portalOf(state, key);
  if (!portal) return notFound(state);
  try {
    state.transaction(() => perform(state, portal, name, fields));
  } catch (error) {
    return shown(state, portal, messageOf(error));
  }
  return redirect(`/portal/${key}`);
};
