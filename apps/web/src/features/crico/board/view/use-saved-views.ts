import type { SavedViewRow } from '@nivel/contracts/projects/saved-view';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../../area/data/projects.queries.ts';

/** Read again whenever settings of the project have changed: shared views are among them. */
export const savedViewsQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'views'],
    queryFn: async () => siteClient.call('list_saved_views', { project_id }),
  });

/** The saved views of a project, and which of them an address names. */
export interface SavedViews {
  /** Shared ones first, by name. */
  readonly views: readonly SavedViewRow[];
  readonly current: SavedViewRow | null;
  /** Whether the address names one that is not there, or not for the caller. */
  readonly isMissing: boolean;
  /** The view of people who have chosen none. */
  readonly first: SavedViewRow | null;
}

/** @param named as in the address */
export const useSavedViews = (projectId: string, named: unknown): SavedViews => {
  const { data } = useQuery(savedViewsQuery(projectId));
  const views = data?.views ?? [];
  const current = views.find(({ id }) => id === named) ?? null;
  return {
    views,
    current,
    isMissing: data !== undefined && named !== undefined && current === null,
    first: views.find(({ is_default: isDefault }) => isDefault) ?? null,
  };
};
