import type { AttemptChanges, CompletionChanges, StepChanges } from './changes.ts';
import type { Learner } from '../learner/learner.ts';

const withAchievements = (learner: Learner, changes: StepChanges): Learner['achievements'] => {
  if (changes.achievements.length === 0) return learner.achievements;
  return new Map([...learner.achievements, ...changes.achievements.map(({ id }) => [id, changes.at] as const)]);
};

const withStep = (learner: Learner, changes: StepChanges): Learner => ({
  ...learner,
  ...changes.progress,
  version: learner.version + 1,
  lastActivity: Math.max(learner.lastActivity ?? 0, changes.at),
  achievements: withAchievements(learner, changes),
});

/** The learner after a completion was saved. */
export const afterCompletion = (learner: Learner, changes: CompletionChanges): Learner => {
  const { completion, module, settledModules, skill } = changes;
  const modules = new Map(learner.modules);
  modules.set(module.moduleId, { completedAt: module.completedAt, timeSpent: module.timeSpent });
  for (const id of settledModules) {
    modules.set(id, { completedAt: changes.at, timeSpent: modules.get(id)?.timeSpent ?? 0 });
  }
  return {
    ...withStep(learner, changes),
    parts: new Map(learner.parts).set(completion.partId, completion.occurredAt),
    modules,
    skills: new Map(learner.skills).set(skill.name, skill.value),
  };
};

/** The learner after an attempt was saved. */
export const afterAttempt = (learner: Learner, changes: AttemptChanges): Learner => ({
  ...withStep(learner, changes),
  views: new Map(learner.views).set(changes.attempt.partId, changes.attempt.view),
});
