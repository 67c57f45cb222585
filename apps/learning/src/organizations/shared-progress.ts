import type { z } from 'zod';
import type { sharedProgress } from '@nivel/contracts/projects/shared-progress';
import { isoDay, localDay } from '@nivel/platform/local-day';
import type { Curriculum, CurriculumModule } from '../curriculum/curriculum.ts';
import type { SharedRow } from './shared-progress.repository.ts';

type SharedProgress = z.output<typeof sharedProgress>;

const percentOf = (done: number, parts: number): number => (parts === 0 ? 0 : Math.floor((done * 100) / parts));

/** The modules that can be completed, in the order of the curriculum. */
export const countingModules = ({ modules }: Curriculum): readonly CurriculumModule[] =>
  modules.filter(({ parts }) => parts.length > 0);

/** What an organization sees of a member who consented. */
export const sharedProgressOf = (
  modules: readonly CurriculumModule[],
  { done, lastActivity, timeZone }: Omit<SharedRow, 'userId'>,
): SharedProgress => {
  const completed = new Map(done);
  // The curriculum in memory may be a moment older than the rows.
  const counted = modules.map(({ id, parts }) => ({
    id,
    parts: parts.length,
    done: Math.min(completed.get(id) ?? 0, parts.length),
  }));
  const sum = (field: 'done' | 'parts') => counted.reduce((total, module) => total + module[field], 0);
  return {
    modules: counted
      .filter((module) => module.done > 0)
      .map((module) => ({ id: module.id, percent: percentOf(module.done, module.parts) })),
    percent: percentOf(sum('done'), sum('parts')),
    last_day: lastActivity && timeZone ? isoDay(localDay(lastActivity.getTime(), timeZone)) : null,
  };
};
