import { CompactChoice } from '../../area/compact-choice.tsx';
import { figuresText } from './figures-text.ts';
import { useFiguresCurrency } from './use-figures-currency.ts';

/** Chooses the currency of the figures, where the book has several. */
export const CurrencyChoice = ({ currencies }: { readonly currencies: readonly string[] }) => {
  const text = figuresText.useText();
  const { currency, choose } = useFiguresCurrency(currencies);
  if (currencies.length < 2) return null;
  return (
    <CompactChoice
      label={text.currency}
      value={currency}
      groups={[{ items: currencies.map((one) => [one, one] as const) }]}
      onChoose={choose}
    />
  );
};
