import { MoneyAmount, exactAmount } from '../frame/money-amount.tsx';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';

/** The expected amounts of an assignment this year, by currency, with the vested part. */
export const EquityEstimate = ({ one }: { readonly one: Equity }) => {
  const text = equityText.useText();
  if (one.estimates.length === 0) return <span className="text-soft">{text.noEstimate}</span>;
  return one.estimates.map(({ currency, amount, vested_amount: vested }) => (
    <span key={currency} className="block">
      <MoneyAmount value={amount} currency={currency} />
      {vested !== amount && (
        <span className="block text-sm text-soft">{text.vestedPart(exactAmount(vested, currency))}</span>
      )}
    </span>
  ));
};
