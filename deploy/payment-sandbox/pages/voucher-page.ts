import { escapeHtml } from '@nivel/platform/escape-html';
import { payVoucher } from '../billing/authentication.ts';
import { moneyText } from '../billing/invoice-lines.ts';
import { redirect, type HttpResponse } from '../server/http.ts';
import type { PaymentIntent } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { successAddress } from './checkout-page.ts';
import { backLink, minuteText, notFound, page } from './page.ts';

const row = (name: string, value: string): string => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`;

const oxxo = (number: string, expires: number | null): string =>
  `<dl>${row('Referencia', number)}${expires ? row('Vence', minuteText(expires)) : ''}</dl>
   <p>Muestra la referencia en la caja de cualquier OXXO. Con Stripe el pago se confirma en un día hábil; aquí, al momento.</p>`;

const spei = (clabe: string, reference: string): string =>
  `<dl>${row('CLABE', clabe)}${row('Referencia', reference)}${row('Beneficiario', 'NIVEL SANDBOX')}</dl>
   <p>Haz la transferencia por el importe exacto desde tu banca.</p>`;

const waiting = (intent: PaymentIntent, key: string): string => {
  const voucher = intent.next_action?.oxxo_display_details;
  const transfer = intent.next_action?.display_bank_transfer_instructions;
  const clabe = transfer?.financial_addresses?.[0]?.spei?.clabe ?? '';
  const details = voucher ? oxxo(voucher.number ?? '', voucher.expires_after) : spei(clabe, transfer?.reference ?? '');
  const button = voucher ? 'Pagar como en la caja de OXXO' : 'Enviar la transferencia';
  return `${details}<form method="post" action="/vouchers/${key}"><button>${button}</button></form>`;
};

const STATES: Readonly<Record<string, string>> = {
  succeeded: 'Pagado',
  canceled: 'Cancelado',
  requires_payment_method: 'Venció sin pagarse',
};

/** A voucher of OXXO, or the data of a SPEI transfer, with a button that pays it. */
export const voucherPage = (state: SandboxState, key: string): HttpResponse => {
  const intent = state.find('payment_intent', state.find('page', key)?.of);
  if (!intent) return notFound(state);
  const session = state.table('checkout.session').last((one) => one.payment_intent === intent.id);
  const isWaiting = intent.status === 'requires_action';
  const title = isWaiting ? 'Paga para terminar' : (STATES[intent.status] ?? intent.status);
  return page(state, {
    title,
    body: `<h1>${escapeHtml(title)}</h1><p class="amount">${escapeHtml(moneyText(intent.amount, intent.currency))}</p>
      ${isWaiting ? waiting(intent, key) : ''}${backLink(session ? successAddress(session) : null)}`,
  });
};

export const voucherForm = (state: SandboxState, key: string): HttpResponse => {
  const intent = state.find('payment_intent', state.find('page', key)?.of);
  if (!intent) return notFound(state);
  // A second click finds it paid, and pays nothing again.
  if (intent.status === 'requires_action') state.transaction(() => payVoucher(state, intent));
  return redirect(`/vouchers/${key}`);
};
