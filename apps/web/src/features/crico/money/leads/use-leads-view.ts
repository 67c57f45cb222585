import { leadSorts, leadStages, openStages, type LeadStage } from '@nivel/contracts/finance/values/lead-values';
import { searchChoice, searchPage, searchText, useMoneySearch, type MoneySearch } from '../frame/use-money-search.ts';
import type { LeadFilter, LeadOrder } from './leads.queries.ts';

type LeadsView = 'table' | 'board';

/** The filter of stages: one of them, the open ones, or all. */
const stagesOf = (value: string): readonly LeadStage[] => {
  if (value === 'open') return openStages;
  return leadStages.filter((stage) => stage === value);
};

/** The view of leads in the address. */
export const useLeadsView = () => {
  const { search, change } = useMoneySearch();
  const filter: LeadFilter = {
    search: searchText(search['q']),
    stages: stagesOf(searchText(search['stage'])),
    assignedTo: searchText(search['by']) || null,
    isInTrash: search['trash'] === true,
  };
  const order: LeadOrder = {
    sort: searchChoice(search['sort'], leadSorts),
    isDescending: search['turned'] !== true,
  };
  const page = searchPage(search);
  return {
    filter,
    order,
    page,
    stage: searchText(search['stage']),
    view: searchChoice<LeadsView>(search['view'], ['table', 'board']),
    /** The lead that is open, by its id. */
    lead: searchText(search['lead']),
    open: (id: string) => change({ lead: id }),
    close: () => change({ lead: undefined }),
    /** The display starts at its first page. */
    show: (values: MoneySearch) => change({ page: undefined, ...values }, { replace: true }),
  };
};
