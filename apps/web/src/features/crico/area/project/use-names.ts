import { useMemo } from 'react';
import { usePeople } from './use-people.ts';

/** The names of people of a project, by id. */
export const useNames = (projectId: string): ReadonlyMap<string, string> => {
  const people = usePeople(projectId);
  return useMemo(() => new Map(people.map(({ id, name }) => [id, name])), [people]);
};
