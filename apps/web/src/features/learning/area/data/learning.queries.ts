import type { ResultOf } from '@nivel/client/graphql-document';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { openPart as OpenPart } from '@nivel/contracts/learning/open-part.operation';
import { queryOptions, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import { isNewAccount } from '../account-age.ts';
import { answeredOrKept } from '../kept/answered-or-kept.ts';
import { keepProgress } from '../kept/progress-record.ts';
import { ifReachable, isUnconfirmed, isWithoutNetwork, offlineFlag } from '../kept/reachability.ts';
import { limits } from '../../../../limits/limits.ts';
import { moduleDocument } from './module.generated.ts';
import { studentDashboardDocument } from './student-dashboard.generated.ts';

export type Dashboard = ResultOf<typeof studentDashboardDocument>['studentDashboard'];
export type Module = ResultOf<typeof moduleDocument>['module'];
export type OpenedPart = OutputOf<typeof OpenPart>;

/** The query cache repeats requests itself; each of its attempts is one request. */
const once = { retries: 0 } as const;

const { progress, curriculum: curriculumLimits } = limits;

/** Whether the signed-in person has just arrived. */
const accountIsNew = (): boolean => {
  const state = session.state();
  return state.status === 'signed-in' && isNewAccount(state.user.created_at, Date.now());
};

/** The wait before retry number `attempt`, counted from 1. */
export const progressRetryDelay = (attempt: number, isNew: boolean): number =>
  attempt * (isNew ? progress.newAccountRetryStepMs : progress.retryStepMs);

/** Without network, or a session that anybody confirms, waiting for the service is of no use. */
const mayHelp = (error: unknown): boolean => isTransient(error) && !isWithoutNetwork(error) && !isUnconfirmed();

const retryProgress = {
  // A device without network is told so at once, instead of when it has one again.
  networkMode: 'always' as const,
  refetchOnReconnect: true,
  retry: (failures: number, error: unknown) => failures < progress.retries && mayHelp(error),
  retryDelay: (failures: number) => progressRetryDelay(failures + 1, accountIsNew()),
};

/** Asks for curriculum; once more after 2 s when that failed and nothing of it is loaded yet. */
const curriculum = <Data>(queryKey: QueryKey, load: () => Promise<Data>) => {
  let isLoaded = false;
  return {
    queryFn: async ({ client }: { readonly client: QueryClient }): Promise<Data> => {
      isLoaded = client.getQueryData(queryKey) !== undefined;
      return load();
    },
    networkMode: 'always' as const,
    refetchOnReconnect: true,
    retry: (failures: number, error: unknown) => !isLoaded && failures < curriculumLimits.retries && mayHelp(error),
    retryDelay: curriculumLimits.retryMs,
  };
};

export const learningKeys = {
  all: ['learning'] as const,
  dashboard: ['learning', 'dashboard'] as const,
  module: (id: string) => ['learning', 'module', id] as const,
  modules: ['learning', 'module'] as const,
  certificates: ['learning', 'certificates'] as const,
  parts: ['learning', 'part'] as const,
  part: (id: string) => ['learning', 'part', id] as const,
};

const loadDashboard = async (): Promise<Dashboard> => {
  const { studentDashboard } = await ifReachable(async () => siteClient.graphql(studentDashboardDocument, {}, once));
  offlineFlag.write(false);
  const state = session.state();
  if (state.status === 'signed-in') keepProgress(state.user.id, state.user.created_at, studentDashboard);
  return studentDashboard;
};

/** Everything the dashboard shows, in one trip. Asked again while the profile of a new account is not prepared. */
export const dashboardQuery = () =>
  queryOptions({
    queryKey: learningKeys.dashboard,
    queryFn: loadDashboard,
    ...retryProgress,
    refetchInterval: ({ state }) => (state.data && !state.data.profile.isPrepared ? progress.unpreparedPollMs : false),
  });

export const moduleQuery = (id: string) => {
  const queryKey = learningKeys.module(id);
  const ask = async () => (await siteClient.graphql(moduleDocument, { id }, once)).module;
  const load = async () => answeredOrKept({ kind: 'module', id }, ask);
  return queryOptions({ queryKey, ...curriculum(queryKey, load) });
};

/**
 * A part with its content. Opening notifies the service that the learner has started, so it is never fetched ahead of time; the
 * answer stays valid until the part is left, lest a draft be rendered again under the learner's hands, and is dropped then
 * (`useDropOnLeaving`), because what was watched since is known to the service and not in the answer.
 */
export const partQuery = (id: string) => {
  const queryKey = learningKeys.part(id);
  return queryOptions({
    queryKey,
    staleTime: Infinity,
    ...curriculum(queryKey, async () =>
      answeredOrKept({ kind: 'part', id }, async () => siteClient.call('open_part', { part_id: id })),
    ),
  });
};
