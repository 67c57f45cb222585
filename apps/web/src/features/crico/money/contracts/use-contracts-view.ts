import { contractSorts, contractStatuses, contractTypes } from '@nivel/contracts/finance/contract-values';
import { searchChoice, searchPage, searchText, useMoneySearch, type MoneySearch } from '../frame/use-money-search.ts';
import type { ContractFilter, ContractOrder } from './contracts.queries.ts';

const oneOf = <Choice extends string>(value: MoneySearch[string], choices: readonly Choice[]): Choice | null =>
  choices.find((one) => one === value) ?? null;

/** The view of contracts in the address. */
export const useContractsView = () => {
  const { search, change } = useMoneySearch();
  const filter: ContractFilter = {
    search: searchText(search['q']),
    status: oneOf(search['status'], contractStatuses),
    type: oneOf(search['type'], contractTypes),
    assignedTo: searchText(search['by']) || null,
    organizationId: searchText(search['organization']) || null,
    projectId: searchText(search['project']) || null,
    isInTrash: search['trash'] === true,
  };
  const order: ContractOrder = {
    sort: searchChoice(search['sort'], contractSorts),
    isDescending: search['turned'] !== true,
  };
  return {
    filter,
    order,
    page: searchPage(search),
    /** The contract that is open, by its id. */
    contract: searchText(search['contract']),
    /** The lead for which a contract is offered, by its id. */
    lead: searchText(search['from']),
    open: (id: string) => change({ contract: id }),
    close: () => change({ contract: undefined }),
    openInstead: (id: string) => change({ from: undefined, contract: id }, { replace: true }),
    endOffer: () => change({ from: undefined }, { replace: true }),
    /** The display starts at its first page. */
    show: (values: MoneySearch) => change({ page: undefined, ...values }, { replace: true }),
  };
};
