import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Curriculum, CurriculumModule } from '../curriculum/curriculum.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { lockOfModule, type Standing } from './unlocking.ts';

/** @throws AppError `part_locked` saying why the parts of a module are closed to a learner */
export const refuseLocked = (
  curriculum: Curriculum,
  standing: Standing,
  module: CurriculumModule,
  { levelUnlockPercent }: LearningRules,
): void => {
  const lock = lockOfModule(curriculum, standing, module, levelUnlockPercent);
  if (lock !== null) throw new AppError(learningErrors.part_locked, { details: lock });
};
