import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { projectKey } from './projects.queries.ts';

/** A project's own templates. */
export const cardTemplatesQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...projectKey(project_id), 'templates'],
    queryFn: async () => siteClient.call('list_card_templates', { project_id }),
  });
