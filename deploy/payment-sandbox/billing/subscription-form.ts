import type { Price, Subscription, SubscriptionItem } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { listOf } from '../wire/list.ts';

/** The plan that a price was before there were prices; Stripe still shows it. */
const planOf = (price: Price): SubscriptionItem['plan'] => ({
  id: price.id,
  object: 'plan',
  active: price.active,
  amount: price.unit_amount,
  amount_decimal: price.unit_amount_decimal,
  billing_scheme: 'per_unit',
  created: price.created,
  currency: price.currency,
  interval: price.recurring?.interval ?? 'month',
  interval_count: price.recurring?.interval_count ?? 1,
  livemode: false,
  metadata: price.metadata,
  meter: null,
  nickname: price.nickname,
  product: price.product,
  tiers_mode: null,
  transform_usage: null,
  trial_period_days: null,
  usage_type: 'licensed',
});

interface Period {
  readonly start: number;
  readonly end: number;
}

export const itemForm = (
  subscription: string,
  { price, quantity, now }: { price: Price; quantity: number; now: number },
  period: Period,
  id = newId('si'),
): SubscriptionItem => ({
  id,
  object: 'subscription_item',
  billing_thresholds: null,
  created: now,
  current_period_end: period.end,
  current_period_start: period.start,
  current_trial: null,
  discounts: [],
  metadata: {},
  plan: planOf(price),
  price,
  quantity,
  subscription,
  tax_rates: [],
});

export const itemsOf = (subscription: string, items: SubscriptionItem[]): Subscription['items'] =>
  listOf(items, `/v1/subscription_items?subscription=${subscription}`);

/** The first item's period; in the sandbox all items of a subscription have the same. */
export const periodOf = ({ items }: Subscription): Period => ({
  start: items.data[0]?.current_period_start ?? 0,
  end: items.data[0]?.current_period_end ?? 0,
});

export interface NewSubscription {
  readonly customer: string;
  readonly items: readonly { readonly price: Price; readonly quantity: number }[];
  readonly trialEnd: number | undefined;
  readonly anchor: number;
  readonly end: number;
  readonly metadata: Record<string, string>;
  readonly description: string | null;
  readonly paymentMethod: string | null;
  readonly paymentSettings: Subscription['payment_settings'];
  readonly trialEndBehavior: 'cancel' | 'create_invoice' | 'pause';
  readonly cancelAtPeriodEnd: boolean;
  readonly cancelAt: number | null;
}

/** The fields that every subscription of the sandbox has at its start. */
const constant = {
  object: 'subscription',
  application: null,
  application_fee_percent: null,
  automatic_tax: { disabled_reason: null, enabled: false, liability: null },
  billing_cycle_anchor_config: null,
  billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible' },
  billing_thresholds: null,
  cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
  collection_method: 'charge_automatically',
  customer_account: null,
  days_until_due: null,
  default_source: null,
  ended_at: null,
  invoice_settings: {
    account_tax_ids: null,
    custom_fields: null,
    description: null,
    footer: null,
    issuer: { type: 'self' },
  },
  latest_invoice: null,
  livemode: false,
  managed_payments: null,
  next_pending_invoice_item_invoice: null,
  on_behalf_of: null,
  pause_collection: null,
  pending_invoice_item_interval: null,
  pending_setup_intent: null,
  pending_update: null,
  schedule: null,
  test_clock: null,
  transfer_data: null,
} as const;

export const subscriptionForm = (state: SandboxState, given: NewSubscription, id = newId('sub')): Subscription => {
  const now = state.now();
  const period = { start: now, end: given.end };
  const isTrial = given.trialEnd !== undefined;
  const items = given.items.map((item) => itemForm(id, { ...item, now }, period));
  return {
    ...constant,
    id,
    billing_cycle_anchor: given.anchor,
    billing_schedules: [],
    cancel_at: given.cancelAtPeriodEnd ? period.end : given.cancelAt,
    cancel_at_period_end: given.cancelAtPeriodEnd,
    canceled_at: given.cancelAtPeriodEnd ? now : null,
    created: now,
    currency: given.items[0]?.price.currency ?? 'mxn',
    customer: given.customer,
    default_payment_method: given.paymentMethod,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    items: itemsOf(id, items),
    metadata: given.metadata,
    payment_settings: given.paymentSettings,
    start_date: now,
    status: isTrial ? 'trialing' : 'incomplete',
    trial_end: given.trialEnd ?? null,
    trial_settings: {
      end_behavior: { billing_cycle_anchor: null, missing_payment_method: given.trialEndBehavior },
    },
    trial_start: isTrial ? now : null,
  };
};
