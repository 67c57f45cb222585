import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { cricoKey } from './crico.queries.ts';

export type Dashboard = OutputOf<typeof getCricoDashboardData>;
export type ListedProject = Dashboard['projects'][number];

/** Data read of a project beside its board start with it: its people, settings, the history of its cards. */
export const projectKey = (id: string) => [...cricoKey, 'project', id] as const;

/** Every change of cards of a project is in the history of one of them. */
export const historyKey = (id: string) => [...projectKey(id), 'history'] as const;

/** The files of the cards of a project, or of one of them. */
export const attachmentsKey = (id: string, ...card: readonly string[]) =>
  [...projectKey(id), 'attachments', ...card] as const;

/** The files that the team of a project has shared, which no card has. */
export const projectFilesKey = (id: string) => [...projectKey(id), 'files'] as const;

/** The projects that a person sees, in all organizations, and their state. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: [...cricoKey, 'dashboard'],
    queryFn: async () => siteClient.call('get_crico_dashboard_data', {}),
  });
