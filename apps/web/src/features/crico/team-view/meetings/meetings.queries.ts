import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { listMeetings } from '@nivel/contracts/projects/meetings/list-meetings.operation';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from '../../area/data/projects.queries.ts';

export type Meeting = OutputOf<typeof listMeetings>['meetings'][number];

/** The meetings of a project that are still to come, the next one first. */
export const meetingsQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'meetings'],
    queryFn: async () => siteClient.call('list_meetings', { project_id }),
    staleTime: 0,
  });
