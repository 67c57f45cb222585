import { plans } from '@nivel/contracts/billing/plans';
import type { Module } from './data/learning.queries.ts';
import type { LearningMessages } from './messages/es-mx.ts';

/**
 * Why something is locked, in words.
 *
 * @param titleOf the title of a module on the learner's path
 */
export const whyLocked = (
  because: Module['lockedBecause'],
  titleOf: (moduleId: string) => string | undefined,
  text: LearningMessages,
): string => {
  if (!because) return text.states.locked;
  const plan = because.tier ? plans[because.tier].name : null;
  if (because.reason === 'plan') return text.lockedByPlan(plan ?? '');
  const missing = whatToComplete(because, titleOf, text);
  return plan === null ? missing : `${missing} ${text.alsoNeedsPlan(plan)}`;
};

const whatToComplete = (
  because: NonNullable<Module['lockedBecause']>,
  titleOf: (moduleId: string) => string | undefined,
  text: LearningMessages,
): string => {
  if (because.reason === 'level') {
    const [needed, done, before] = [because.modulesNeeded ?? 0, because.modulesCompleted ?? 0, because.levelId ?? ''];
    // Enough of the level before is done, or it has nothing to do yet: the missing condition for it to open.
    return done >= needed ? text.lockedAfterLevel(before) : text.lockedByLevel(needed, before, done);
  }
  const titles = because.moduleIds.map(titleOf).filter((title) => title !== undefined);
  return titles.length > 0 ? text.lockedByModules(titles.map((title) => `“${title}”`).join(', ')) : text.states.locked;
};
