import { defaultCurrency } from '@nivel/contracts/finance/money';
import { searchText, useMoneySearch } from '../frame/use-money-search.ts';

/** The currency that is shown, out of those of the book: as the address says, else the usual one, else the first. */
export const useFiguresCurrency = (currencies: readonly string[]) => {
  const { search, change } = useMoneySearch();
  const asked = searchText(search['currency']);
  const usual = currencies.includes(defaultCurrency) ? defaultCurrency : (currencies[0] ?? defaultCurrency);
  return {
    currency: currencies.includes(asked) ? asked : usual,
    choose: (currency: string) => change({ currency: currency === usual ? undefined : currency }, { replace: true }),
  };
};
