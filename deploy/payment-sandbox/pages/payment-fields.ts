import { escapeHtml } from '@nivel/platform/escape-html';
import { newCard, newVoucherMethod, TEST_CARDS, type Billing } from '../billing/cards.ts';
import type { PaymentMethod } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { StripeError } from '../wire/stripe-error.ts';

const NAMES: Readonly<Record<string, string>> = {
  card: 'Tarjeta',
  oxxo: 'Efectivo en OXXO',
  customer_balance: 'Transferencia SPEI',
};

const EXPLAINED: Readonly<Record<string, string>> = {
  succeeds: 'paga siempre',
  declined: 'rechazada',
  authenticates: 'pide autenticación',
  'fails-on-renewal': 'paga hoy y no tiene fondos al renovar',
};

const grouped = (number: string): string => number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');

/** The list of accepted input. */
export const testCards = (): string =>
  `<details><summary>Tarjetas de prueba</summary><ul>${[...TEST_CARDS]
    .map(([number, behaviour]) => `<li><code>${grouped(number)}</code> ${EXPLAINED[behaviour] ?? ''}</li>`)
    .join('')}</ul><p>Cualquier fecha futura y cualquier código.</p></details>`;

const field = (name: string, label: string, attributes: string): string =>
  `<p class="field"><label for="${name}">${label}</label><input id="${name}" name="${name}" ${attributes}></p>`;

const valued = (value: string): string => (value ? `value="${escapeHtml(value)}"` : '');

export const textOf = (fields: FormFields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.trim().slice(0, 500) : '';
};

/** The fields of a card; the number and the code are never written back. */
export const cardFields = (
  given: FormFields = {},
): string => `<fieldset class="card"><legend>Datos de la tarjeta</legend>
  ${field('number', 'Número de tarjeta', 'inputmode="numeric" autocomplete="cc-number" placeholder="4242 4242 4242 4242"')}
  <div class="pair">
    ${field('expiry', 'Vencimiento (MM/AA)', `inputmode="numeric" autocomplete="cc-exp" placeholder="12/34" ${valued(textOf(given, 'expiry'))}`)}
    ${field('cvc', 'Código (CVC)', 'inputmode="numeric" autocomplete="cc-csc" placeholder="123"')}
  </div>
  ${testCards()}
</fieldset>`;

export const emailField = (value: string): string =>
  field('email', 'Correo electrónico', `type="email" autocomplete="email" required ${valued(value)}`);
export const nameField = (value: string): string =>
  field('name', 'Nombre completo', `autocomplete="name" ${valued(value)}`);

/** Ways to pay, where there is more than one. */
export const methodChoice = (types: readonly string[], chosen: string): string =>
  types.length < 2
    ? ''
    : `<fieldset class="methods"><legend>Forma de pago</legend>${types
        .map(
          (type) =>
            `<label><input type="radio" name="method" value="${type}"${type === chosen ? ' checked' : ''}> ${NAMES[type] ?? type}</label>`,
        )
        .join('')}</fieldset>`;

const MESSAGES: Readonly<Record<string, string>> = {
  card_declined: 'El banco rechazó la tarjeta. Prueba con otra.',
  incorrect_number: 'Ese número no es de una tarjeta de prueba.',
  invalid_expiry_month: 'El mes de vencimiento no es válido.',
  invalid_expiry_year: 'La tarjeta ya venció o el año no es válido.',
  parameter_missing: 'Faltan los datos de la tarjeta.',
  payment_intent_authentication_failure: 'El banco no pudo confirmar que eres tú. Prueba de nuevo o con otra tarjeta.',
};

/** An error for a person, in their language; other errors are rethrown. */
export const messageOf = (error: unknown): string => {
  if (!(error instanceof StripeError)) throw error;
  return MESSAGES[error.fields.code ?? ''] ?? 'No se pudo hacer el pago. Revisa los datos e inténtalo de nuevo.';
};

const digitsOf = (fields: FormFields, name: string): string => textOf(fields, name).replaceAll(/[^\d/]/g, '');

const CENTURY = 2_000;

/** The payment method of a form. @throws StripeError if the card is invalid */
export const methodFrom = (state: SandboxState, fields: FormFields, types: readonly string[]): PaymentMethod => {
  const wanted = textOf(fields, 'method') || (types[0] ?? 'card');
  const billing: Billing = { email: textOf(fields, 'email') || undefined, name: textOf(fields, 'name') || undefined };
  if (!types.includes(wanted)) throw new StripeError(400, 'invalid_request_error', 'Not offered', { param: 'method' });
  if (wanted === 'oxxo' || wanted === 'customer_balance') return newVoucherMethod(state, wanted, billing);
  const [, month = '0', year = '0'] = /^(\d{1,2})\/?(\d{2}|\d{4})$/.exec(digitsOf(fields, 'expiry')) ?? [];
  const expYear = Number(year) < 100 ? CENTURY + Number(year) : Number(year);
  const number = digitsOf(fields, 'number');
  if (!number) throw new StripeError(400, 'invalid_request_error', 'No card', { code: 'parameter_missing' });
  return newCard(state, { number, expMonth: Number(month), expYear }, billing);
};
