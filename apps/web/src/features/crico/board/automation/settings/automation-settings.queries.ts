import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { rulesQuery } from '../automation.queries.ts';

/** Whether all automation of a project is paused, its time zone and its quiet hours; read again with its rules. */
export const automationSettingsQuery = (project_id: string) =>
  queryOptions({
    queryKey: [...rulesQuery(project_id).queryKey, 'settings'],
    queryFn: async () => siteClient.call('read_automation_settings', { project_id }),
  });
