import { useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { limits } from '../../../../limits/limits.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { dashboardQuery, type Dashboard } from '../data/projects.queries.ts';
import { storedProjectList } from './stored-project-list.ts';

type ListQuery = Pick<UseQueryResult<Dashboard>, 'data' | 'dataUpdatedAt' | 'error' | 'failureReason'>;

/** When the list was so that was taken from this device; the same list has the same moment in the cache. */
const storedAt = createStore<number | null>(null);

/** How long until an outdated list is requested again; false: it is as the service has it. */
export const untilAskedAgain = (dataUpdatedAt: number): number | false =>
  dataUpdatedAt === storedAt.read() && limits.crico.board.resendLongestMs;

/**
 * Stores the list of projects on this device, and reads it there without an answer.
 *
 * @returns whether the stored list is shown
 */
export const useStoredProjectList = (userId: string, query: ListQuery): boolean => {
  const { data, dataUpdatedAt, error, failureReason } = query;
  const client = useQueryClient();
  const isStored = storedAt.use() === dataUpdatedAt && data !== undefined;
  useEffect(() => {
    if (data && !isStored) void storedProjectList.keep({ userId, dashboard: data, savedAt: dataUpdatedAt });
  }, [data, dataUpdatedAt, isStored, userId]);
  const isRefused = error !== null && !isTransient(error);
  useEffect(() => {
    if (isRefused) void storedProjectList.forget(userId);
  }, [isRefused, userId]);
  const isWanted = data === undefined && !isRefused;
  const hasFailed = failureReason !== null;
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const show = async () => {
      const list = await storedProjectList.read(userId);
      const { queryKey } = dashboardQuery();
      if (!list || isGone || client.getQueryData(queryKey) !== undefined) return;
      storedAt.write(list.savedAt);
      client.setQueryData(queryKey, list.dashboard, { updatedAt: list.savedAt });
    };
    const timer = setTimeout(() => void show(), hasFailed ? 0 : limits.crico.board.kept.shownAfterMs);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [client, hasFailed, isWanted, userId]);
  return isStored;
};
