import { account } from '../resources/account.ts';
import { checkoutSessions, lineItemsOf } from '../resources/checkout-sessions.ts';
import { coupons } from '../resources/coupons.ts';
import { customers, goneForm } from '../resources/customers.ts';
import { disputes } from '../resources/disputes.ts';
import { events } from '../resources/events.ts';
import { hiddenOfInvoice, invoices } from '../resources/invoices.ts';
import { paymentIntents } from '../resources/payment-intents.ts';
import { paymentMethods } from '../resources/payment-methods.ts';
import { portalSessions } from '../resources/portal-sessions.ts';
import { prices } from '../resources/prices.ts';
import { products } from '../resources/products.ts';
import { promotionCodes } from '../resources/promotion-codes.ts';
import { refunds } from '../resources/refunds.ts';
import { setupIntents } from '../resources/setup-intents.ts';
import { subscriptions } from '../resources/subscriptions.ts';
import { webhookEndpoints } from '../resources/webhook-endpoints.ts';
import type { Kind } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { Expander } from '../wire/expand.ts';
import type { Route } from '../wire/route.ts';

/** Every call of the API that the sandbox supports. */
export const apiRoutes = (state: SandboxState): Route[] =>
  [
    account,
    customers,
    products,
    prices,
    coupons,
    promotionCodes,
    paymentMethods,
    paymentIntents,
    setupIntents,
    refunds,
    disputes,
    subscriptions,
    invoices,
    checkoutSessions,
    portalSessions,
    events,
    webhookEndpoints,
  ].flatMap((resource) => resource(state));

const KINDS: ReadonlyMap<string, Kind> = new Map<string, Kind>(
  Object.entries({
    ch: 'charge',
    cs: 'checkout.session',
    cus: 'customer',
    coupon: 'coupon',
    di: 'discount',
    du: 'dispute',
    in: 'invoice',
    inpay: 'invoice_payment',
    pi: 'payment_intent',
    pm: 'payment_method',
    price: 'price',
    prod: 'product',
    promo: 'promotion_code',
    re: 'refund',
    seti: 'setup_intent',
    sub: 'subscription',
  } as const),
);

/** Callers may choose the ids of coupons and products. */
const named = (state: SandboxState, id: string): object | undefined =>
  state.find('coupon', id) ?? state.find('product', id);

export const expander = (state: SandboxState): Expander => ({
  byId: (id) => {
    const kind = KINDS.get(id.slice(0, Math.max(0, id.indexOf('_'))));
    return (kind && state.find(kind, id)) ?? named(state, id) ?? (state.find('gone', id) && goneForm(id));
  },
  hidden: ({ object, id }, field) => {
    if (typeof id !== 'string') return undefined;
    if (object === 'invoice') return hiddenOfInvoice(state, id, field);
    if (object === 'checkout.session' && field === 'line_items') return lineItemsOf(state, id);
    return undefined;
  },
});
