import type { InvoiceLine, Price, SubscriptionItem } from '../state/objects.ts';
import { newId } from '../state/random-id.ts';
import type { SandboxState } from '../state/sandbox-state.ts';
import { remaining } from './proration.ts';

interface Period {
  readonly start: number;
  readonly end: number;
}

const pesos = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `$799.00 MXN` */
export const moneyText = (amount: number, currency: string): string =>
  `${amount < 0 ? '-' : ''}$${pesos.format(Math.abs(amount) / 100)} ${currency.toUpperCase()}`;

export const amountOf = (price: Price, quantity = 1): number => (price.unit_amount ?? 0) * quantity;

const dateText = (at: number): string => new Date(at * 1_000).toISOString().slice(0, 10);

const nameOf = (state: SandboxState, price: Price): string => state.find('product', price.product)?.name ?? price.id;

interface LineOf {
  readonly item: Pick<SubscriptionItem, 'id' | 'subscription' | 'price' | 'quantity'>;
  readonly amount: number;
  readonly description: string;
  readonly period: Period;
  readonly isProration?: boolean;
}

const lineOf = ({ item, amount, description, period, isProration = false }: LineOf): InvoiceLine => ({
  id: newId('il'),
  object: 'line_item',
  amount,
  currency: item.price.currency,
  description,
  discount_amounts: [],
  discountable: !isProration,
  discounts: [],
  invoice: null,
  livemode: false,
  metadata: {},
  parent: {
    invoice_item_details: null,
    subscription_item_details: {
      invoice_item: null,
      proration: isProration,
      proration_details: { credited_items: null },
      subscription: item.subscription,
      subscription_item: item.id,
    },
    type: 'subscription_item_details',
  },
  period: { start: period.start, end: period.end },
  pretax_credit_amounts: [],
  pricing: {
    price_details: { price: item.price.id, product: item.price.product },
    type: 'price_details',
    unit_amount_decimal: item.price.unit_amount_decimal,
  },
  quantity: item.quantity ?? 1,
  quantity_decimal: String(item.quantity ?? 1),
  subscription: item.subscription,
  subtotal: amount,
  taxes: [],
});

/** A period of an item in full, or its trial, which costs nothing. */
export const periodLine = (state: SandboxState, item: LineOf['item'], period: Period, isTrial = false): InvoiceLine => {
  const { price, quantity = 1 } = item;
  const name = nameOf(state, price);
  const each = moneyText(price.unit_amount ?? 0, price.currency);
  return lineOf({
    item,
    amount: isTrial ? 0 : amountOf(price, quantity),
    description: isTrial
      ? `Trial period for ${name}`
      : `${quantity} × ${name} (at ${each} / ${price.recurring?.interval})`,
    period,
  });
};

/** The paid and unused part of an item's period, as credit. */
export const unusedLine = (state: SandboxState, item: SubscriptionItem, at: number): InvoiceLine => {
  const { current_period_start: periodStart, current_period_end: periodEnd } = item;
  const credit = remaining({ amount: amountOf(item.price, item.quantity), periodStart, periodEnd }, at);
  return lineOf({
    item,
    amount: credit === 0 ? 0 : -credit,
    description: `Unused time on ${nameOf(state, item.price)} after ${dateText(at)}`,
    period: { start: at, end: periodEnd },
    isProration: true,
  });
};

/** The proration of a changed item in the middle of its period: the unused paid part is refunded, the rest is new. */
export const prorationLines = (
  state: SandboxState,
  before: SubscriptionItem,
  after: { readonly price: Price; readonly quantity: number },
  at: number,
): InvoiceLine[] => {
  const { current_period_start: periodStart, current_period_end: periodEnd } = before;
  const debit = remaining({ amount: amountOf(after.price, after.quantity), periodStart, periodEnd }, at);
  return [
    unusedLine(state, before, at),
    lineOf({
      item: { ...before, ...after },
      amount: debit,
      description: `Remaining time on ${nameOf(state, after.price)} after ${dateText(at)}`,
      period: { start: at, end: periodEnd },
      isProration: true,
    }),
  ];
};
