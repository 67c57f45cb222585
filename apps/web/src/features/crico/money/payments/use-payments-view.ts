import { paymentSorts, paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { isDay } from '@nivel/ui/calendar';
import { searchChoice, searchPage, searchText, useMoneySearch, type MoneySearch } from '../frame/use-money-search.ts';
import type { PaymentFilter } from './payments.queries.ts';

type PaymentsView = 'table' | 'calendar';

/** Where the address names no bank statement, but the list of them. */
export const BANK_LIST = 'list';

/** What the address says of the payments. */
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
    /** What of bank statements is open: `list`, or the id of one; empty: nothing. */
    bank: searchText(search['bank']),
    openBank: (bank: string) => change({ bank }),
    closeBank: () => change({ bank: undefined }),
    open: (payment: string) => change({ payment }),
    close: () => change({ payment: undefined }),
    /** The display starts at its first page. */
    show: (values: MoneySearch) => change({ page: undefined, ...values }, { replace: true }),
  };
};
