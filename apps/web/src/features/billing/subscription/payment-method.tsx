import { CreditCard } from 'lucide-react';
import type { OwnSubscription } from '../area/billing.queries.ts';
import { billingText } from '../area/billing-text.ts';
import { cardEndsBefore } from './card-ends-before.ts';

/** Brands as they write themselves; others are shown as the provider names them. */
const brands: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  carnet: 'Carnet',
};

/** The card that is charged, and whether it will be too old for the next charge. */
export const PaymentMethod = ({ one }: { readonly one: OwnSubscription }) => {
  const text = billingText.useText();
  const { card_brand: brand, card_last4: last4, card_exp_month: month, card_exp_year: year } = one;
  if (brand === null || last4 === null || month === null || year === null) return null;
  return (
    <div className="flex items-center gap-3">
      <CreditCard aria-hidden="true" size={22} className="shrink-0 text-soft" />
      <div className="tabular-nums">
        <p>{text.card(brands[brand] ?? brand, last4, `${String(month).padStart(2, '0')}/${year % 100}`)}</p>
        {cardEndsBefore(one) && <p className="font-medium text-warning">{text.cardEnds}</p>}
      </div>
    </div>
  );
};
