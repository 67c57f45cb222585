import type { DeletedThing } from '@nivel/contracts/projects/list-project-trash.operation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../data/projects.queries.ts';

type After = Pick<DeletedThing, 'deleted_at' | 'id'>;

export const projectTrashKey = (projectId: string) => [...projectKey(projectId), 'trash'] as const;

/** The trash of a project with names that match, the latest deletion first, in pages. */
export const projectTrashQuery = (project_id: string, search: string) =>
  infiniteQueryOptions({
    queryKey: [...projectTrashKey(project_id), search],
    initialPageParam: null as After | null,
    queryFn: async ({ pageParam: after }) =>
      siteClient.call('list_project_trash', { project_id, search, ...(after && { after }) }),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** The deleted card that an address names, by its number or its id; null: there is none in the trash. */
export const deletedCardQuery = (project_id: string, key: string, name: string) =>
  queryOptions({
    queryKey: [...projectTrashKey(project_id), 'card', name],
    queryFn: async (): Promise<DeletedThing | null> => {
      const { things } = await siteClient.call('list_project_trash', { project_id, search: name });
      const isMeant = ({ of, id, number }: DeletedThing): boolean =>
        of === 'card' && (id === name || `${key}-${number}` === name.toUpperCase());
      return things.find(isMeant) ?? null;
    },
    staleTime: 0,
    retry: false,
  });
