import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { rulesQuery } from './automation.queries.ts';

/** The webhooks that rules of a project may call; read again with its rules. */
export const webhooksQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...rulesQuery(project_id).queryKey, 'webhooks'],
    queryFn: async () => siteClient.call('list_automation_webhooks', { project_id }),
  });
