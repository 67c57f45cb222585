import { escapeHtml } from '@nivel/platform/escape-html';
import { collect } from '../billing/collect.ts';
import { moneyText } from '../billing/invoice-lines.ts';
import { intentOf } from '../billing/invoices.ts';
import { refusalOf } from '../billing/payment-intents.ts';
import { redirect, type HttpResponse } from '../server/http.ts';
import type { Invoice } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { alert, dayText, notFound, page } from './page.ts';
import { cardFields, messageOf, methodFrom } from './payment-fields.ts';
import { pdfOf } from './pdf.ts';

/** The value added tax in the price, at 16 percent. */
const IVA = 0.16;
const ivaIn = (total: number): number => Math.round(total - total / (1 + IVA));

const invoiceOf = (state: SandboxState, key: string): Invoice | undefined =>
  state.find('invoice', state.find('page', key)?.of);

const shown = (state: SandboxState, key: string, invoice: Invoice, message?: string): HttpResponse => {
  const money = (amount: number): string => escapeHtml(moneyText(amount, invoice.currency));
  const rows = invoice.lines.data.map(
    ({ description, amount }) =>
      `<tr><th scope="row">${escapeHtml(description ?? '')}</th><td>${money(amount)}</td></tr>`,
  );
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  if (off > 0) rows.push(`<tr><th scope="row">Descuento</th><td>−${money(off)}</td></tr>`);
  const pay = `<form method="post" action="/invoices/${key}">${cardFields()}<button>Pagar ${money(invoice.amount_due)}</button></form>`;
  return page(state, {
    title: `Factura ${invoice.number ?? ''}`,
    status: message ? 422 : 200,
    body: `<h1>Factura ${escapeHtml(invoice.number ?? '')}</h1>${alert(message)}
      <p>${invoice.status === 'paid' ? 'Pagada' : 'Por pagar'} · ${escapeHtml(dayText(invoice.created))} · ${escapeHtml(invoice.customer_email ?? '')}</p>
      <table><caption>Conceptos</caption><tbody>${rows.join('')}
        <tr class="total"><th scope="row">Total (incluye IVA de ${money(ivaIn(invoice.total))})</th><td>${money(invoice.total)}</td></tr>
      </tbody></table>
      <p><a href="/invoices/${key}/pdf">Descargar PDF</a></p>
      ${invoice.status === 'open' ? pay : ''}`,
  });
};

export const invoicePage = (state: SandboxState, key: string): HttpResponse => {
  const invoice = invoiceOf(state, key);
  return invoice ? shown(state, key, invoice) : notFound(state);
};

/** Pays an open invoice with a card. A refusal is a fact that stays. */
export const invoiceForm = (state: SandboxState, key: string, fields: FormFields): HttpResponse => {
  const invoice = invoiceOf(state, key);
  if (!invoice) return notFound(state);
  try {
    const intent = state.transaction(() => {
      collect(state, invoice, { method: methodFrom(state, fields, ['card']) });
      const tried = intentOf(state, invoice.id);
      const refusal = tried && refusalOf(tried);
      if (refusal) throw refusal;
      return tried;
    });
    const step = intent?.next_action?.use_stripe_sdk?.['stripe_js'];
    return redirect(typeof step === 'string' ? step : `/invoices/${key}`);
  } catch (error) {
    return shown(state, key, state.get('invoice', invoice.id), messageOf(error));
  }
};

export const invoicePdf = (state: SandboxState, key: string): HttpResponse => {
  const invoice = invoiceOf(state, key);
  if (!invoice) return notFound(state);
  const { number, created, customer_email: email, lines, total, currency, status } = invoice;
  const pdf = pdfOf([
    `Factura ${number ?? ''}`,
    'ENTORNO DE PRUEBAS: no se movió dinero y no es un comprobante fiscal',
    `Fecha: ${dayText(created)}`,
    `Para: ${email ?? ''}`,
    '',
    ...lines.data.map(({ description, amount }) => `${description ?? ''}: ${moneyText(amount, currency)}`),
    '',
    `Total: ${moneyText(total, currency)} (incluye IVA de ${moneyText(ivaIn(total), currency)})`,
    `Estado: ${status === 'paid' ? 'Pagada' : 'Por pagar'}`,
  ]);
  return {
    status: 200,
    type: 'application/pdf',
    body: pdf,
    headers: {
      'content-disposition': `attachment; filename="factura-${(number ?? 'borrador').replaceAll(/[^\w-]/g, '')}.pdf"`,
    },
  };
};

/** The receipt of one charge. */
export const receiptPage = (state: SandboxState, key: string): HttpResponse => {
  const charge = state.find('charge', state.find('page', key)?.of);
  if (!charge) return notFound(state);
  const card = charge.payment_method_details?.card;
  return page(state, {
    title: 'Recibo',
    body: `<h1>Recibo</h1><p class="amount">${escapeHtml(moneyText(charge.amount, charge.currency))}</p>
      <dl><dt>Fecha</dt><dd>${escapeHtml(dayText(charge.created))}</dd>
      <dt>Pagado con</dt><dd>${card ? `Visa •••• ${escapeHtml(card.last4 ?? '')}` : escapeHtml(charge.payment_method_details?.type ?? '')}</dd>
      <dt>Concepto</dt><dd>${escapeHtml(charge.description ?? '')}</dd></dl>`,
  });
};
