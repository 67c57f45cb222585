import { useQuery } from '@tanstack/react-query';
import { dayOf } from '../../../../shell/days/days.ts';
import { contractsPageQuery } from './contracts.queries.ts';
import { useContractsView } from './use-contracts-view.ts';

/** The day it is where the book is kept, as the contracts behind say; as long as they are not there, the day of the device. */
export const useBookDay = (): string => {
  const { filter, order, page } = useContractsView();
  const { data } = useQuery(contractsPageQuery(filter, order, page));
  return data?.today ?? dayOf(new Date());
};
