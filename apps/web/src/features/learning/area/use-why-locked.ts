import { useQuery } from '@tanstack/react-query';
import { dashboardQuery, type OpenedPart } from './data/learning.queries.ts';
import { learningText } from './learning-text.ts';
import { whyLocked } from './why-locked.ts';

/** Explains why something is locked, with the titles of modules from the loaded dashboard. */
export const useWhyLocked = (): ((because: OpenedPart['lockedBecause']) => string) => {
  const text = learningText.useText();
  const { data } = useQuery({ ...dashboardQuery(), enabled: false });
  const titles = new Map(data?.levels.flatMap(({ modules }) => modules.map(({ id, title }) => [id, title] as const)));
  return (because) => whyLocked(because, (id) => titles.get(id), text);
};
