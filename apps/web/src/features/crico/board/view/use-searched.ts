import { queryOptions, useQuery } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../../area/data/projects.queries.ts';

/** One letter occurs in everything. */
const LEAST = 2;
/** Searching again finds what others write meanwhile. */
const FRESH_MS = 15_000;

const searchQuery = (project_id: string, search: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'search', search],
    queryFn: async () => siteClient.call('search_cards', { project_id, search }),
    select: ({ card_ids }) => new Set(card_ids),
    staleTime: FRESH_MS,
  });

const nothing: ReadonlySet<string> = new Set();

/**
 * The cards whose long texts, comments and files contain the words. The rows of a board do not have these, so the service is
 * asked. Empty until it answers.
 */
export const useSearched = (projectId: string, q: string): ReadonlySet<string> => {
  const search = q.trim();
  const isAsked = search.length >= LEAST;
  const { data } = useQuery({ ...searchQuery(projectId, search.slice(0, 200)), enabled: isAsked });
  return isAsked ? (data ?? nothing) : nothing;
};
