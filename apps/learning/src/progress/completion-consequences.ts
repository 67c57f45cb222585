import type { Curriculum, CurriculumModule, Part } from '../curriculum/curriculum.ts';
import type { Learner } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { isModuleDone, isRecordedDone, nextOpenPart, unlockedLevels } from '../unlocking/unlocking.ts';

/** What follows from the completed part for modules and levels. */
export interface Path {
  readonly completedModules: readonly CurriculumModule[];
  /** Levels the learner has unlocked by now. */
  readonly unlocked: readonly string[];
  readonly newLevels: readonly string[];
  /** Those of them with something in them: an empty level is nothing to tell anybody. */
  readonly openedLevels: readonly string[];
  readonly next: Part | null;
}

/** Decides what a completed part completes and opens. Pure. */
export const consequencesOf = (
  curriculum: Curriculum,
  learner: Learner,
  after: Pick<Learner, 'parts' | 'modules' | 'unlockedLevels'>,
  module: CurriculumModule,
  rules: LearningRules,
): Path => {
  // Also those whose last open part was taken out of the curriculum meanwhile: they are settled now.
  const completedModules = curriculum.modules.filter(
    (one) => !isRecordedDone(learner, one) && isModuleDone(after, one),
  );
  const open = unlockedLevels(curriculum, after, rules.levelUnlockPercent);
  // The first level is nobody's achievement.
  const newLevels = open.filter((id) => !learner.unlockedLevels.includes(id) && id !== curriculum.levels[0]?.id);
  const unlocked = [...learner.unlockedLevels, ...newLevels];
  const openedLevels = newLevels.filter((id) =>
    curriculum.modules.some((one) => one.levelId === id && one.parts.length > 0),
  );
  const next = nextOpenPart(curriculum, { ...after, unlockedLevels: unlocked }, rules.levelUnlockPercent, module);
  return { completedModules, unlocked, newLevels, openedLevels, next };
};
