import { useQuery } from '@tanstack/react-query';
import type { Items } from '../../area/compact-choice.tsx';
import { moneyPeopleQuery } from '../money.queries.ts';

/** The people who can be in charge of a row: their ids and names. */
export const useBookkeepers = (): Items => {
  const { data } = useQuery(moneyPeopleQuery());
  return (data?.people ?? []).map(({ user_id: id, full_name: name }) => [id, name || id] as const);
};
