import { usePeople } from './use-people.ts';

/** The names of people of a project, by id. */
export const useNames = (projectId: string): ReadonlyMap<string, string> =>
  new Map(usePeople(projectId).map(({ id, name }) => [id, name]));
