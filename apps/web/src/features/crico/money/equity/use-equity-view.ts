import { equityStatuses, type EquityStatus } from '@nivel/contracts/finance/equity-values';
import { searchPage, searchText, useMoneySearch, type MoneySearch } from '../frame/use-money-search.ts';

/** The view of assignments in the address. */
export const useEquityView = () => {
  const { search, change } = useMoneySearch();
  const status: EquityStatus | null = equityStatuses.find((one) => one === search['status']) ?? null;
  return {
    status,
    page: searchPage(search),
    /** The assignment that is open, by its id. */
    chosen: searchText(search['equity']),
    open: (id: string) => change({ equity: id }),
    close: () => change({ equity: undefined }),
    /** The display starts at its first page. */
    show: (values: MoneySearch) => change({ page: undefined, ...values }, { replace: true }),
  };
};
