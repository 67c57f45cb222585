import { isForeign, json, type HttpRequest, type HttpResponse } from '../server/http.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { parseForm, type FormFields } from '../wire/form.ts';
import { StripeError } from '../wire/stripe-error.ts';
import { authenticateForm, authenticatePage } from './authenticate-page.ts';
import { confirmCheckoutElement, readCheckoutElement } from './checkout-element.ts';
import { checkoutForm, checkoutPage } from './checkout-page.ts';
import { elementPage, elementScript, frameScript, sandboxStyle, tokenStyle } from './element-page.ts';
import { homePage } from './home-page.ts';
import { invoiceForm, invoicePage, invoicePdf, receiptPage } from './invoice-page.ts';
import { notFound } from './page.ts';
import { portalForm, portalPage } from './portal-page.ts';
import { voucherForm, voucherPage } from './voucher-page.ts';

type Show = (state: SandboxState, key: string, request: HttpRequest, part: string | undefined) => HttpResponse;

const PAGES: ReadonlyMap<string, Show> = new Map<string, Show>([
  ['authenticate', (state, key, { query }) => authenticatePage(state, key, query.get('checkout'))],
  [
    'checkout',
    (state, key, { query }, part) =>
      part === 'element'
        ? readCheckoutElement(state, key, query.get('client_secret') ?? '')
        : checkoutPage(state, key, query.get('error')),
  ],
  ['invoices', (state, key, _, part) => (part === 'pdf' ? invoicePdf(state, key) : invoicePage(state, key))],
  ['portal', (state, key) => portalPage(state, key)],
  ['receipts', (state, key) => receiptPage(state, key)],
  ['vouchers', (state, key) => voucherPage(state, key)],
]);

interface Rest {
  readonly part: string | undefined;
  readonly wantsJson: boolean;
}
type Take = (state: SandboxState, key: string, fields: FormFields, rest: Rest) => HttpResponse;

const FORMS: ReadonlyMap<string, Take> = new Map<string, Take>([
  ['authenticate', (state, key, fields, { wantsJson }) => authenticateForm(state, key, fields, wantsJson)],
  [
    'checkout',
    (state, key, fields, { part }) =>
      part === 'element' ? confirmCheckoutElement(state, key, fields) : checkoutForm(state, key, part, fields),
  ],
  ['invoices', (state, key, fields) => invoiceForm(state, key, fields)],
  ['portal', (state, key, fields, { part = '' }) => portalForm(state, key, part, fields)],
  ['vouchers', (state, key) => voucherForm(state, key)],
]);

const FILES: ReadonlyMap<string, (state: SandboxState) => HttpResponse> = new Map([
  ['/', homePage],
  ['/element', elementPage],
  ['/element.js', elementScript],
  ['/element-frame.js', frameScript],
  ['/healthz', () => json(true)],
  ['/sandbox.css', sandboxStyle],
  ['/tokens.css', tokenStyle],
]);

interface Target {
  readonly kind: string;
  readonly key: string;
  readonly part: string | undefined;
}

/** `/<kind>/<key>` or `/<kind>/<key>/<part>` */
const targetOf = (path: string): Target | undefined => {
  const [, kind = '', key = '', part, ...more] = path.split('/');
  return key && more.length === 0 ? { kind, key, part } : undefined;
};

const take = (state: SandboxState, { kind, key, part }: Target, { headers, body }: HttpRequest): HttpResponse => {
  try {
    const wantsJson = headers.accept === 'application/json';
    return FORMS.get(kind)?.(state, key, parseForm(body), { part, wantsJson }) ?? notFound(state);
  } catch (error) {
    if (error instanceof StripeError) return json(error.body, error.status);
    throw error;
  }
};

/** The pages that people see. Only they themselves may send their forms. */
export const pagesServer =
  (state: SandboxState) =>
  (request: HttpRequest): HttpResponse => {
    const { method, path } = request;
    const file = method === 'GET' ? FILES.get(path) : undefined;
    if (file) return file(state);
    const target = targetOf(path);
    if (!target) return notFound(state);
    if (method === 'GET') return PAGES.get(target.kind)?.(state, target.key, request, target.part) ?? notFound(state);
    if (method !== 'POST') return json({ error: 'Method not allowed' }, 405);
    if (isForeign(request)) return json({ error: 'Only the pages of the sandbox may do this' }, 403);
    return take(state, target, request);
  };
