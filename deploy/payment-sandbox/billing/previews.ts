import type { Discount, Invoice, InvoiceLine, Subscription } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { unkeptDiscount, type DiscountParam } from './discounts.ts';
import { invoiceForm } from './invoice-form.ts';
import { periodLine } from './invoice-lines.ts';
import { periodEnd } from './period.ts';
import { cycleLines, nextPeriod } from './renewals.ts';
import { planChange, type ItemChange, type ProrationBehavior } from './subscription-changes.ts';
import { itemForm, itemsOf, periodOf } from './subscription-form.ts';
import { discountsOf } from './subscription-status.ts';
import { pricedItems, type SubscriptionOrder } from './subscriptions.ts';

export interface PreviewedChange {
  readonly items: readonly ItemChange[];
  readonly behavior: ProrationBehavior;
  readonly prorationDate?: number | undefined;
  readonly cancelAtPeriodEnd?: boolean | undefined;
  readonly discounts?: readonly DiscountParam[] | undefined;
}

const UNCHANGED: PreviewedChange = { items: [], behavior: 'create_prorations' };

const previewId = (): string => newId('upcoming_in');

interface Preview {
  readonly subscription: Subscription;
  readonly lines: readonly InvoiceLine[];
  readonly discounts: readonly Discount[];
  readonly period: { readonly start: number; readonly end: number };
  readonly prorationDate?: number | undefined;
}

const shown = (state: SandboxState, preview: Preview): Invoice =>
  invoiceForm(
    state,
    {
      ...preview,
      customer: state.get('customer', preview.subscription.customer),
      reason: 'upcoming',
    },
    previewId(),
  );

/** The next invoice of a subscription as it would be now, or as it would be after a change; nothing is kept. */
export const upcomingInvoice = (
  state: SandboxState,
  subscription: Subscription,
  change: PreviewedChange = UNCHANGED,
): Invoice => {
  const { behavior, prorationDate } = change;
  const plan = planChange(state, subscription, change.items, behavior, prorationDate);
  const discounts =
    change.discounts?.map((param) => unkeptDiscount(state, param, subscription.customer)) ??
    discountsOf(state, subscription);
  const waiting = state.find('pending', subscription.id)?.lines ?? [];
  const preview = { subscription, discounts, prorationDate };
  if (behavior === 'always_invoice' && plan.prorations.length > 0) {
    const period = { start: state.now(), end: state.now() };
    return shown(state, { ...preview, period, lines: [...waiting, ...plan.prorations] });
  }
  const changed = { ...subscription, items: itemsOf(subscription.id, plan.items) };
  const isEnding = change.cancelAtPeriodEnd ?? subscription.cancel_at_period_end;
  const cycle = isEnding ? waiting : cycleLines(state, changed, nextPeriod(changed));
  return shown(state, { ...preview, period: periodOf(subscription), lines: [...plan.prorations, ...cycle] });
};

/** The first invoice of a subscription under consideration. */
export const firstInvoicePreview = (
  state: SandboxState,
  customerId: string,
  order: Pick<SubscriptionOrder, 'items' | 'discounts' | 'trialEnd'>,
): Invoice => {
  const now = state.now();
  const items = pricedItems(state, order.items);
  const recurrence = items[0]?.price.recurring ?? { interval: 'month', interval_count: 1 };
  const period = { start: now, end: order.trialEnd ?? periodEnd(now, now, recurrence) };
  const lines = items.map((item) =>
    periodLine(state, itemForm('', { ...item, now }, period), period, order.trialEnd !== undefined),
  );
  return invoiceForm(
    state,
    {
      customer: state.get('customer', customerId, 'customer'),
      subscription: undefined,
      lines: lines.map((line) => ({ ...line, subscription: null })),
      discounts: (order.discounts ?? []).map((param) => unkeptDiscount(state, param, customerId)),
      reason: 'upcoming',
      period: { start: now, end: now },
    },
    previewId(),
  );
};
