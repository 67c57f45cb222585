import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { projectKey } from '../../area/data/projects.queries.ts';
import { calendarText } from './calendar-text.ts';

const feedQuery = (projectId: string) =>
  queryOptions({
    queryKey: [...projectKey(projectId), 'calendar-feed'],
    queryFn: async () => siteClient.call('read_calendar_feed', { project_id: projectId }),
  });

/** The calendar address of a project: whether there is one, and how to create and remove it. */
export const useFeed = (projectId: string) => {
  const text = calendarText.useText();
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(feedQuery(projectId));
  const { queryKey } = feedQuery(projectId);
  const create = useMutation({
    mutationFn: async () => siteClient.call('create_calendar_feed', { project_id: projectId }),
    onSuccess: ({ created_at }) => client.setQueryData(queryKey, { created_at }),
    onError: () => notify({ type: 'error', message: text.feed.createFailed }),
  });
  const revoke = useMutation({
    mutationFn: async () => siteClient.call('revoke_calendar_feed', { project_id: projectId }),
    onSuccess: () => {
      create.reset();
      client.setQueryData(queryKey, { created_at: null });
      notify({ type: 'success', message: text.feed.revoked });
    },
    onError: () => notify({ type: 'error', message: text.feed.revokeFailed }),
  });
  return { state: data, error, refetch, create, revoke };
};
