import type Stripe from 'stripe';
import { z } from 'zod';
import { attach, methodFor } from '../billing/cards.ts';
import { redeem } from '../billing/discounts.ts';
import { endTrial, resume } from '../billing/renewals.ts';
import { applyChange, planChange } from '../billing/subscription-changes.ts';
import { cancelNow } from '../billing/subscription-cancel.ts';
import { endingFields } from '../billing/subscription-ending.ts';
import { itemsOf } from '../billing/subscription-form.ts';
import { ENDED, UPDATED } from '../billing/subscription-status.ts';
import { createSubscription } from '../billing/subscriptions.ts';
import type { Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import type { FormFields } from '../wire/form.ts';
import { flag, id, ids, read, type KnownTo } from '../wire/params.ts';
import { invalid, missing } from '../wire/stripe-error.ts';
import type { ApiCall, Route } from '../wire/route.ts';
import { listing, mergedMetadata, retrieving } from './reading.ts';
import {
  cancellationDetails,
  change,
  creation,
  type PaymentSettingsParam,
  type SubscriptionChange,
} from './subscription-fields.ts';

const PATH = '/v1/subscriptions';

const settingsOf = (given: PaymentSettingsParam | undefined): Subscription['payment_settings'] => ({
  payment_method_options: null,
  payment_method_types: given?.payment_method_types ?? null,
  save_default_payment_method: given?.save_default_payment_method ?? 'off',
});

const create = (state: SandboxState, form: FormFields): Subscription => {
  const asked = read(creation, form);
  return createSubscription(state, {
    customer: asked.customer,
    items: asked.items,
    trialDays: asked.trial_period_days,
    trialEnd: asked.trial_end,
    trialEndBehavior: asked.trial_settings?.end_behavior.missing_payment_method,
    paymentBehavior: asked.payment_behavior,
    paymentMethod: asked.default_payment_method,
    paymentSettings: settingsOf(asked.payment_settings),
    discounts: asked.discounts ?? [],
    metadata: mergedMetadata({}, asked.metadata),
    description: asked.description,
    cancelAtPeriodEnd: asked.cancel_at_period_end,
    cancelAt: asked.cancel_at,
    isOffSession: asked.off_session,
  });
};

type Fields = Partial<Subscription>;

const ending = (state: SandboxState, before: Subscription, asked: SubscriptionChange): Fields => {
  const { cancel_at_period_end: atPeriodEnd, cancel_at: at, cancellation_details: said } = asked;
  return endingFields(before, { atPeriodEnd, at, said }, state.now());
};

const discountsAfter = (state: SandboxState, before: Subscription, asked: SubscriptionChange): Fields => {
  if (asked.discounts === undefined) return {};
  const redeemed = (asked.discounts ?? []).map((param) => redeem(state, param, before.customer, before.id).id);
  return { discounts: redeemed };
};

const settings = (state: SandboxState, before: Subscription, asked: SubscriptionChange): Fields => {
  const method = asked.default_payment_method
    ? attach(state, methodFor(state, asked.default_payment_method), before.customer).id
    : undefined;
  return {
    ...(method && { default_payment_method: method, pending_setup_intent: null }),
    ...(asked.description !== undefined && { description: asked.description }),
    ...(asked.payment_settings && { payment_settings: settingsOf(asked.payment_settings) }),
    ...(asked.trial_settings && {
      trial_settings: { end_behavior: { ...asked.trial_settings.end_behavior, billing_cycle_anchor: null } },
    }),
    ...discountsAfter(state, before, asked),
    metadata: mergedMetadata(before.metadata, asked.metadata),
  };
};

const changeTrial = (state: SandboxState, before: Subscription, end: number | 'now'): Subscription => {
  if (end === 'now') return before.status === 'trialing' ? endTrial(state, before, false) : before;
  if (end <= state.now()) throw invalid('trial_end must be in the future.', { param: 'trial_end' });
  const items = before.items.data.map((item) => ({ ...item, current_period_end: end }));
  const fields: Fields = {
    status: 'trialing',
    trial_end: end,
    trial_start: before.trial_start ?? state.now(),
    billing_cycle_anchor: end,
    items: itemsOf(before.id, items),
  };
  return state.change('subscription', before.id, fields, UPDATED);
};

const update = (state: SandboxState, { path, fields }: ApiCall): Subscription => {
  const asked = read(change, fields);
  const before = state.get('subscription', path['id'] ?? '');
  if (ENDED.includes(before.status))
    throw invalid('A canceled subscription can only update its cancellation_details and metadata.', {
      code: 'resource_missing',
    });
  const changed = { ...settings(state, before, asked), ...ending(state, before, asked) };
  let subscription = state.change('subscription', before.id, changed, UPDATED);
  if (asked.trial_end !== undefined) subscription = changeTrial(state, subscription, asked.trial_end);
  if (!asked.items) return subscription;
  const behavior = asked.proration_behavior ?? 'create_prorations';
  const plan = planChange(state, subscription, asked.items, behavior, asked.proration_date);
  return applyChange(state, subscription, plan, {
    behavior,
    paymentBehavior: asked.payment_behavior ?? 'allow_incomplete',
    prorationDate: asked.proration_date,
    isOffSession: asked.off_session ?? false,
  });
};

const cancellation = {
  cancellation_details: cancellationDetails.optional(),
  expand: ids.optional(),
  invoice_now: flag.optional(),
  prorate: flag.optional(),
} satisfies KnownTo<Stripe.SubscriptionCancelParams>;

const cancel = (state: SandboxState, { path, fields }: ApiCall): Subscription => {
  const asked = read(cancellation, fields);
  const before = state.get('subscription', path['id'] ?? '');
  if (ENDED.includes(before.status)) throw missing('subscription', before.id);
  const { comment = null, feedback = null } = asked.cancellation_details ?? {};
  const said = { comment, feedback, feedback_option: null, reason: 'cancellation_requested' } as const;
  const subscription = state.change('subscription', before.id, { cancellation_details: said });
  return cancelNow(state, subscription, { isProrated: asked.prorate ?? false, isInvoiced: asked.invoice_now ?? false });
};

const resumed = (state: SandboxState, { path, fields }: ApiCall): Subscription => {
  read({ billing_cycle_anchor: z.strictObject({ type: z.literal('now') }).optional(), expand: ids.optional() }, fields);
  const before = state.get('subscription', path['id'] ?? '');
  if (before.status !== 'paused') throw invalid('The subscription is not paused.', { param: 'subscription' });
  return resume(state, before);
};

const STATUS = z.enum([
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
]);

const hasStatus = ({ status }: Subscription, wanted: z.output<typeof STATUS> | undefined): boolean => {
  if (wanted === 'all') return true;
  if (wanted === 'ended') return ENDED.includes(status);
  return wanted === undefined ? status !== 'canceled' : status === wanted;
};

export const subscriptions = (state: SandboxState): Route[] => [
  { method: 'POST', path: PATH, answer: ({ fields }) => create(state, fields) },
  { method: 'POST', path: `${PATH}/:id/resume`, answer: (call) => resumed(state, call) },
  { method: 'POST', path: `${PATH}/:id`, answer: (call) => update(state, call) },
  { method: 'DELETE', path: `${PATH}/:id`, answer: (call) => cancel(state, call) },
  retrieving(state, 'subscription', PATH),
  listing(state, {
    kind: 'subscription',
    path: PATH,
    filters: { customer: id.optional(), price: id.optional(), status: STATUS.optional() },
    fits: (subscription, { customer, price, status }) =>
      hasStatus(subscription, status) &&
      (customer === undefined || subscription.customer === customer) &&
      (price === undefined || subscription.items.data.some((item) => item.price.id === price)),
  }),
];
