import type { Invoice, PaymentIntent, Subscription } from '../state/objects.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { afterPayment, collect, finalizeAndCollect } from './collect.ts';
import { voidInvoice } from './invoices.ts';
import { voucherExpiry } from './next-actions.ts';
import { fail } from './payment-intents.ts';
import { upcomingInvoice } from './previews.ts';
import { endTrial, renew } from './renewals.ts';
import { endSubscription, UPDATED } from './subscription-status.ts';
import { periodOf } from './subscription-form.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const TRIAL_REMINDER = 3 * DAY;
const UPCOMING_REMINDER = 7 * DAY;
const INCOMPLETE_LIVES = 23 * HOUR;
const EVENTS_LIVE = 30 * DAY;

interface Alarm {
  readonly at: number;
  readonly ring: () => void;
}

const startedTrial = (state: SandboxState, subscription: Subscription): Alarm[] => {
  const end = subscription.trial_end ?? 0;
  const reminder = Math.max(subscription.created, end - TRIAL_REMINDER);
  const isReminded = state.find('reminded', subscription.id)?.trialEndingFor === end;
  const remind = (): void => {
    state.put('reminded', { ...state.find('reminded', subscription.id), id: subscription.id, trialEndingFor: end });
    state.tell('customer.subscription.trial_will_end', subscription);
  };
  return [
    ...(isReminded ? [] : [{ at: reminder, ring: remind }]),
    { at: end, ring: () => void endTrial(state, subscription, true) },
  ];
};

const runningPeriod = (state: SandboxState, subscription: Subscription): Alarm[] => {
  const { start, end } = periodOf(subscription);
  const isReminded = state.find('reminded', subscription.id)?.upcomingFor === end;
  const remind = (): void => {
    state.put('reminded', { ...state.find('reminded', subscription.id), id: subscription.id, upcomingFor: end });
    // An upcoming invoice has no id yet.
    const { id: _, ...upcoming } = upcomingInvoice(state, subscription);
    state.tell('invoice.upcoming', upcoming);
  };
  const isReminding = !isReminded && !subscription.cancel_at_period_end;
  return [
    ...(isReminding ? [{ at: Math.max(start, end - UPCOMING_REMINDER), ring: remind }] : []),
    { at: end, ring: () => renew(state, subscription) },
  ];
};

const expire = (state: SandboxState, subscription: Subscription): void => {
  const invoice = state.find('invoice', subscription.latest_invoice);
  if (invoice?.status === 'open') voidInvoice(state, invoice);
  state.change('subscription', subscription.id, { status: 'incomplete_expired', ended_at: state.now() }, UPDATED);
};

const ofSubscription = (state: SandboxState, subscription: Subscription): Alarm[] => {
  const { status, cancel_at: cancelAt, cancel_at_period_end: atPeriodEnd, created } = subscription;
  if (status === 'incomplete') return [{ at: created + INCOMPLETE_LIVES, ring: () => expire(state, subscription) }];
  const cancel =
    cancelAt !== null && !atPeriodEnd && status !== 'canceled'
      ? [{ at: cancelAt, ring: () => void endSubscription(state, subscription, 'cancellation_requested') }]
      : [];
  if (status === 'trialing') return [...startedTrial(state, subscription), ...cancel];
  if (status === 'active' || status === 'past_due') return [...cancel, ...runningPeriod(state, subscription)];
  return [];
};

const ofInvoice = (state: SandboxState, invoice: Invoice): Alarm[] => {
  const { status, automatically_finalizes_at: closes, next_payment_attempt: next } = invoice;
  const how = { isOffSession: true, isByClock: true };
  if (status === 'draft' && closes !== null)
    return [{ at: closes, ring: () => void finalizeAndCollect(state, invoice, how) }];
  if (status === 'open' && next !== null) return [{ at: next, ring: () => void collect(state, invoice, how) }];
  return [];
};

const NEVER_PAID = {
  kind: 'refused',
  code: 'payment_intent_payment_attempt_expired',
  declineCode: '',
  message: 'The voucher was not paid in time.',
} as const;

const ofIntent = (state: SandboxState, intent: PaymentIntent): Alarm[] => {
  const expires = voucherExpiry(intent);
  const method = state.find('payment_method', intent.payment_method);
  if (expires === undefined || !method) return [];
  return [{ at: expires, ring: () => afterPayment(state, fail(state, intent, method, NEVER_PAID)) }];
};

const expireCheckout = (state: SandboxState, id: string): void => {
  const expired = state.change('checkout.session', id, { status: 'expired', url: null });
  state.tell('checkout.session.expired', expired);
};

/** Everything that will happen by time, in no order. */
function* alarms(state: SandboxState): Generator<Alarm> {
  for (const subscription of state.table('subscription')) yield* ofSubscription(state, subscription);
  for (const invoice of state.table('invoice')) yield* ofInvoice(state, invoice);
  for (const intent of state.table('payment_intent')) yield* ofIntent(state, intent);
  for (const { id, status, expires_at: at } of state.table('checkout.session'))
    if (status === 'open') yield { at, ring: () => expireCheckout(state, id) };
}

const nextAlarm = (state: SandboxState, until: number): Alarm | undefined => {
  let next: Alarm | undefined;
  for (const alarm of alarms(state)) if (alarm.at <= until && (!next || alarm.at < next.at)) next = alarm;
  return next;
};

/** Forgets what Stripe forgets: events after 30 days, answers to idempotency keys after one. */
const forget = (state: SandboxState): void => {
  for (const { id, created } of state.table('event')) {
    if (created > state.now() - EVENTS_LIVE) break;
    state.remove('event', id);
  }
  for (const { id, at } of state.table('answer')) {
    if (at > state.now() - DAY) break;
    state.remove('answer', id);
  }
};

/**
 * Lets everything happen that is due until a moment, each at its own time and as a transaction of its own.
 * @returns how much happened
 */
export const runDue = (state: SandboxState, until: number): number => {
  let happened = 0;
  for (let alarm = nextAlarm(state, until); alarm; alarm = nextAlarm(state, until)) {
    const { at, ring } = alarm;
    state.clock.during(at, () => state.transaction(ring));
    happened += 1;
  }
  state.transaction(() => forget(state));
  return happened;
};
