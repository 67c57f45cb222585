import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from './crico.queries.ts';

export type Dashboard = OutputOf<typeof getCricoDashboardData>;
export type ListedProject = Dashboard['projects'][number];

/** The projects that somebody sees, in all places, and how they stand. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'dashboard'],
    queryFn: async () => siteClient.call('get_crico_dashboard_data', {}),
  });
