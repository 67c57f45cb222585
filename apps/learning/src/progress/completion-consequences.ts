import { tierForModule } from '@nivel/contracts/billing/plan-access';
import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import type { Learner } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { isModuleDone, isRecordedDone, nextOpenPart, unlockedLevels, type Standing } from '../unlocking/unlocking.ts';

/** The consequences of a completed part for modules and levels. */
export interface Path {
  readonly completedModules: readonly CurriculumModule[];
  /** Levels the learner has unlocked by now. */
  readonly unlocked: readonly string[];
  readonly newLevels: readonly string[];
  /** The levels with content among these: an empty level publishes nothing. */
  readonly openedLevels: readonly string[];
  readonly next: Part | null;
}

/** Whether the next part after one that is completed now is in a module that needs a plan, for an owner of one. Pure. */
export const goesOnToPaid = (
  curriculum: Curriculum,
  learner: Learner,
  done: { readonly partId: string; readonly module: CurriculumModule },
  { levelUnlockPercent }: LearningRules,
): boolean => {
  const after: Standing = { ...learner, tier: 'elite', parts: new Map(learner.parts).set(done.partId, 0) };
  const next = nextOpenPart(curriculum, after, levelUnlockPercent, done.module);
  const module = next && curriculum.moduleById.get(next.moduleId);
  return module ? tierForModule(module) !== 'free' : false;
};

/** Decides the consequences of a completed part. Pure. */
export const consequencesOf = (
  curriculum: Curriculum,
  learner: Learner,
  after: Standing,
  module: CurriculumModule,
  rules: LearningRules,
): Path => {
  // Includes modules whose last open part was removed from the curriculum meanwhile: they are settled now.
  const completedModules = curriculum.modules.filter(
    (one) => !isRecordedDone(learner, one) && isModuleDone(after, one),
  );
  const open = unlockedLevels(curriculum, after, rules.levelUnlockPercent);
  // The first level is no achievement.
  const newLevels = open.filter((id) => !learner.unlockedLevels.includes(id) && id !== curriculum.levels[0]?.id);
  const unlocked = [...learner.unlockedLevels, ...newLevels];
  const openedLevels = newLevels.filter((id) =>
    curriculum.modules.some((one) => one.levelId === id && one.parts.length > 0),
  );
  const next = nextOpenPart(curriculum, { ...after, unlockedLevels: unlocked }, rules.levelUnlockPercent, module);
  return { completedModules, unlocked, newLevels, openedLevels, next };
};
