import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { openPart as OpenPart } from '@nivel/contracts/learning/open-part.operation';
import type { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import type { readModule } from '@nivel/contracts/learning/read-module.operation';
import { queryOptions } from '@tanstack/react-query';
import { isPassing } from '../../../app/is-passing.ts';
import { siteClient } from '../../../app/site-client.ts';
import { session } from '../../../app/session/session.ts';
import { isNewAccount } from '../account-age.ts';
import { readDashboardScreen, readModuleScreen } from './learning.graphql.ts';

export type Dashboard = OutputOf<typeof readDashboard>;
export type Module = OutputOf<typeof readModule>;
export type OpenedPart = OutputOf<typeof OpenPart>;

const progressRetries = 5;
const retryStepMs = 1000;
/** The profile of a new account is still being prepared; its retries are further apart. */
const newAccountRetryStepMs = 2500;
const unpreparedPollMs = 2500;

/** Whether whoever is signed in has just arrived. */
const accountIsNew = (): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && isNewAccount(state.user.created_at, Date.now());
};

/** The wait before retry number `attempt`, counted from 1. */
export const progressRetryDelay = (attempt: number, isNew: boolean): number =>
  attempt * (isNew ? newAccountRetryStepMs : retryStepMs);

const retryProgress = {
  retry: (failures: number, error: unknown) => failures < progressRetries && isPassing(error),
  retryDelay: (failures: number) => progressRetryDelay(failures + 1, accountIsNew()),
};

export const learningKeys = {
  all: ['learning'] as const,
  dashboard: ['learning', 'dashboard'] as const,
  module: (id: string) => ['learning', 'module', id] as const,
  modules: ['learning', 'module'] as const,
  part: (id: string) => ['learning', 'part', id] as const,
  notifications: ['learning', 'notifications'] as const,
};

/** Everything the dashboard shows, in one trip. Asked again while the profile of a new account is not prepared. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: learningKeys.dashboard,
    queryFn: readDashboardScreen,
    ...retryProgress,
    refetchInterval: ({ state }) => (state.data && !state.data.profile.isPrepared ? unpreparedPollMs : false),
  });

export const moduleQuery = (id: string) =>
  queryOptions({ queryKey: learningKeys.module(id), queryFn: async () => readModuleScreen(id), ...retryProgress });

/**
 * A part with its content. Opening tells the service that the learner has begun, so it is never fetched ahead of time;
 * the answer stays good until the part is left, lest a draft be rendered anew under the learner's hands, and is dropped
 * then, because what was watched since is known to the service and not to the answer.
 */
export const partQuery = (id: string) =>
  queryOptions({
    queryKey: learningKeys.part(id),
    queryFn: async () => siteClient.call('open_part', { part_id: id }),
    staleTime: Infinity,
    gcTime: 0,
    ...retryProgress,
  });

export const notificationsQuery = () =>
  queryOptions({
    queryKey: learningKeys.notifications,
    queryFn: async () => siteClient.call('list_notifications', { limit: 50 }),
  });
