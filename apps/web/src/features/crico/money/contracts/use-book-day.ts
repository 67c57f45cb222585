import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../../../shell/days/days.ts';
import { contractsPageQuery } from './contracts.queries.ts';
import { useContractsView } from './use-contracts-view.ts';

/** The present day of the book, from the contracts' answer; the day of the device until that is loaded. */
export const useBookDay = (): string => {
  const { filter, order, page } = useContractsView();
  const { data } = useQuery(contractsPageQuery(filter, order, page));
  return data?.today ?? dayOf(new Date());
};
