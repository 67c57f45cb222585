import type Stripe from 'stripe';
import { z } from 'zod';
import { openSession } from '../billing/checkout.ts';
import { openCheckout, type NewCheckout, type NewOrder } from '../billing/checkout-form.ts';
import type { CheckoutSession, Price } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { listOf } from '../wire/list.ts';
import { currency, flag, id, ids, metadata, moment, read, text, whole, type KnownTo } from '../wire/params.ts';
import { invalid } from '../wire/stripe-error.ts';
import type { Route } from '../wire/route.ts';
import { newPrice, priceData } from './prices.ts';
import { listing, mergedMetadata, retrieving } from './reading.ts';
import { discounts, trialSettings } from './subscription-fields.ts';

const PATH = '/v1/checkout/sessions';
const DAY = 86_400;
const HALF_AN_HOUR = 1_800;

const lineItems = z
  .array(
    z.strictObject({
      price: id.optional(),
      price_data: z.strictObject(priceData).optional(),
      quantity: whole.optional(),
    }),
  )
  .max(20);
const intentData = z.strictObject({
  description: text.optional(),
  metadata: metadata.optional(),
  receipt_email: text.optional(),
  setup_future_usage: z.enum(['off_session', 'on_session']).optional(),
});
const creation = {
  allow_promotion_codes: flag.optional(),
  allowed_payment_method_types: z
    .array(z.enum(['card', 'customer_balance', 'oxxo']))
    .min(1)
    .optional(),
  billing_address_collection: z.literal('auto').optional(),
  cancel_url: z.url().optional(),
  client_reference_id: z.string().max(200).optional(),
  currency: currency.optional(),
  customer: id.optional(),
  customer_creation: z.enum(['always', 'if_required']).optional(),
  customer_email: text.optional(),
  discounts: discounts.optional(),
  expand: ids.optional(),
  expires_at: moment.optional(),
  line_items: lineItems.optional(),
  locale: z.enum(['auto', 'en', 'es', 'es-419']).optional(),
  metadata: metadata.optional(),
  mode: z.enum(['payment', 'setup', 'subscription']),
  payment_intent_data: intentData.optional(),
  payment_method_collection: z.enum(['always', 'if_required']).optional(),
  payment_method_options: z
    .strictObject({
      customer_balance: z.unknown().optional(),
      oxxo: z.strictObject({ expires_after_days: whole.optional() }).optional(),
    })
    .optional(),
  redirect_on_completion: z.enum(['always', 'if_required', 'never']).optional(),
  return_url: z.url().optional(),
  setup_intent_data: z.strictObject({ description: text.optional(), metadata: metadata.optional() }).optional(),
  subscription_data: z
    .strictObject({
      billing_mode: z.strictObject({ type: z.literal('flexible') }).optional(),
      description: text.optional(),
      metadata: metadata.optional(),
      trial_period_days: whole.optional(),
      trial_settings: trialSettings.optional(),
    })
    .optional(),
  success_url: z
    .string()
    .max(5_000)
    .regex(/^https?:\/\//)
    .optional(),
  ui_mode: z.enum(['elements', 'embedded_page', 'hosted_page']).optional(),
} satisfies KnownTo<Stripe.Checkout.SessionCreateParams>;
type Asked = z.output<z.ZodObject<typeof creation>>;

const linesOf = (
  state: SandboxState,
  { line_items: lines = [], mode }: Asked,
): { price: Price; quantity: number }[] => {
  if (mode !== 'setup' && lines.length === 0)
    throw invalid('Missing required param: line_items.', { code: 'parameter_missing', param: 'line_items' });
  return lines.map(({ price, price_data: data, quantity = 1 }, index) => {
    const param = `line_items[${index}]`;
    const found = data ? newPrice(state, data) : state.get('price', price ?? '', `${param}[price]`);
    if (mode === 'subscription' && !found.recurring)
      throw invalid('In subscription mode the sandbox takes recurring prices only.', { param });
    if (mode === 'payment' && found.recurring)
      throw invalid('You must provide one-time prices in payment mode.', { param });
    return { price: found, quantity };
  });
};

const checkAddresses = ({
  ui_mode: ui = 'hosted_page',
  success_url: success,
  return_url: back,
  redirect_on_completion: redirect,
}: Asked): void => {
  if (ui === 'hosted_page' && !success)
    throw invalid('Missing required param: success_url.', { code: 'parameter_missing', param: 'success_url' });
  if (ui !== 'hosted_page' && success) throw invalid('success_url is for the hosted page.', { param: 'success_url' });
  if (ui === 'embedded_page' && !back && redirect !== 'never')
    throw invalid('Missing required param: return_url.', { code: 'parameter_missing', param: 'return_url' });
};

const discountOf = ({ discounts: given }: Asked): Pick<NewOrder, 'couponIds' | 'promotionCodeId'> => {
  const [discount] = given ?? [];
  return { couponIds: discount?.coupon ? [discount.coupon] : [], promotionCodeId: discount?.promotion_code };
};

/** The purpose of the checkout: the data of the subscription, of the single payment, or of the card to save. */
const orderOf = (asked: Asked): NewOrder => {
  const plan = asked.subscription_data;
  const once = asked.payment_intent_data;
  const intent = once ?? asked.setup_intent_data;
  return {
    trialDays: plan?.trial_period_days,
    trialEndBehavior: plan?.trial_settings?.end_behavior.missing_payment_method,
    subscriptionMetadata: mergedMetadata({}, plan?.metadata),
    intentMetadata: mergedMetadata({}, intent?.metadata),
    description: plan?.description ?? intent?.description ?? null,
    saveCard: once?.setup_future_usage !== undefined,
    ...discountOf(asked),
  };
};

const check = (asked: Asked): void => {
  checkAddresses(asked);
  if (asked.allow_promotion_codes && asked.discounts)
    throw invalid('Give discounts or allow_promotion_codes, not both.', { param: 'discounts' });
  if (asked.customer && asked.customer_email)
    throw invalid('Give customer or customer_email, not both.', { param: 'customer_email' });
};

const expiryOf = (asked: Asked, now: number): number => {
  const at = asked.expires_at ?? now + DAY;
  if (at < now + HALF_AN_HOUR || at > now + DAY)
    throw invalid('expires_at must be 30 minutes to 24 hours from now.', { param: 'expires_at' });
  return at;
};

const addressesOf = (asked: Asked): Pick<NewCheckout, 'cancelUrl' | 'returnUrl' | 'successUrl' | 'uiMode'> => ({
  cancelUrl: asked.cancel_url ?? null,
  returnUrl: asked.return_url,
  successUrl: asked.success_url ?? null,
  uiMode: asked.ui_mode ?? 'hosted_page',
});

const create = (state: SandboxState, form: FormFields): CheckoutSession => {
  const asked = read(creation, form);
  check(asked);
  const checkout: NewCheckout = {
    ...addressesOf(asked),
    mode: asked.mode,
    customer: asked.customer ? state.get('customer', asked.customer, 'customer') : undefined,
    email: asked.customer_email ?? null,
    lines: linesOf(state, asked),
    currency: asked.currency ?? null,
    reference: asked.client_reference_id ?? null,
    metadata: mergedMetadata({}, asked.metadata),
    methodTypes: (asked.mode === 'payment' && asked.allowed_payment_method_types) || ['card'],
    methodCollection: asked.payment_method_collection ?? 'always',
    allowsPromotionCodes: asked.allow_promotion_codes ?? null,
    expiresAt: expiryOf(asked, state.now()),
    locale: asked.locale ?? null,
    oxxoDays: asked.payment_method_options?.oxxo?.expires_after_days,
  };
  return openCheckout(state, checkout, orderOf(asked));
};

export const lineItemsOf = (state: SandboxState, sessionId: string): object =>
  listOf([...(state.find('order', sessionId)?.lines ?? [])], `${PATH}/${sessionId}/line_items`);

export const checkoutSessions = (state: SandboxState): Route[] => [
  { method: 'POST', path: PATH, answer: ({ fields }) => create(state, fields) },
  {
    method: 'POST',
    path: `${PATH}/:id/expire`,
    answer: ({ path: { id: sessionId = '' } }) => {
      const session = openSession(state, sessionId);
      const expired = state.change('checkout.session', session.id, { status: 'expired', url: null });
      state.tell('checkout.session.expired', expired);
      return expired;
    },
  },
  {
    method: 'GET',
    path: `${PATH}/:id/line_items`,
    answer: ({ path: { id: sessionId = '' } }) => lineItemsOf(state, state.get('checkout.session', sessionId).id),
  },
  retrieving(state, 'checkout.session', PATH),
  listing(state, {
    kind: 'checkout.session',
    path: PATH,
    filters: {
      customer: id.optional(),
      payment_intent: id.optional(),
      status: z.enum(['complete', 'expired', 'open']).optional(),
      subscription: id.optional(),
    },
    fits: (session, { customer, payment_intent: intent, status, subscription }) =>
      (customer === undefined || session.customer === customer) &&
      (intent === undefined || session.payment_intent === intent) &&
      (status === undefined || session.status === status) &&
      (subscription === undefined || session.subscription === subscription),
  }),
];
