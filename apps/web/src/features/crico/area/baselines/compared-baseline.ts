import type { CardDates } from '@nivel/planning/card-dates';
import { useQuery } from '@tanstack/react-query';
import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';
import { createStore } from '../../../../shell/store/store.ts';
import { baselineDatesQuery, baselinesQuery } from './baselines.queries.ts';

/** The choices since the page was loaded, by project. */
const chosen = createStore<ReadonlyMap<string, string | null>>(new Map());

const storedName = (projectId: string): string => `baseline.${projectId}`;

const stored = (projectId: string): string | null => {
  const id = readStored(storedName(projectId));
  return typeof id === 'string' ? id : null;
};

/** Chooses the baseline with which a project is compared on this device; null: none. */
export const compareWith = (projectId: string, id: string | null): void => {
  writeStored(storedName(projectId), id);
  chosen.write(new Map(chosen.read()).set(projectId, id));
};

/** The baseline with which a project is compared; null: none. */
export const useComparedId = (projectId: string): string | null => {
  const now = chosen.use();
  return now.has(projectId) ? (now.get(projectId) ?? null) : stored(projectId);
};

/** The dates of the baseline with which a project is compared, by the ids of the cards; null: there is none. */
export const useComparedDates = (projectId: string): ReadonlyMap<string, CardDates> | null => {
  const id = useComparedId(projectId);
  const { data: known } = useQuery({ ...baselinesQuery(projectId), enabled: id !== null });
  const isThere = id !== null && known?.baselines.some((one) => one.id === id) === true;
  const { data } = useQuery({ ...baselineDatesQuery(projectId, id ?? ''), enabled: isThere });
  return isThere ? (data ?? null) : null;
};
