import { paymentSorts, paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { isDay } from '@nivel/ui/calendar';
import { searchChoice, searchPage, searchText, useMoneySearch, type MoneySearch } from '../frame/use-money-search.ts';
import type { PaymentFilter } from './payments.queries.ts';

type PaymentsView = 'table' | 'calendar';

/** The value in the address for the list of bank statements. */
export const BANK_LIST = 'list';

/** The view of payments in the address. */
export const usePaymentsView = () => {
  const { search, change } = useMoneySearch();
  const month = searchText(search['month']);
  const filter: PaymentFilter = {
    search: searchText(search['q']),
    status: paymentStatuses.find((one) => one === search['status']) ?? null,
    sort: searchChoice(search['sort'], paymentSorts),
    isDescending: search['turned'] === true,
  };
  return {
    filter,
    page: searchPage(search),
    view: searchChoice<PaymentsView>(search['view'], ['table', 'calendar']),
    /** A month as `2026-12`; empty: the one it is. */
    month: isDay(`${month}-01`) ? month : '',
    /** The payment that is open, by its id. */
    payment: searchText(search['payment']),
    /** The open part of bank statements: `list`, or the id of one; empty: none. */
    bank: searchText(search['bank']),
    openBank: (bank: string) => change({ bank }),
    closeBank: () => change({ bank: undefined }),
    open: (payment: string) => change({ payment }),
    close: () => change({ payment: undefined }),
    /** The display starts at its first page. */
    show: (values: MoneySearch) => change({ page: undefined, ...values }, { replace: true }),
  };
};
