import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import type { Curriculum, Part } from '../curriculum/curriculum.ts';
import { findPart } from '../curriculum/find-part.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import type { Learner, PartViewState } from '../progress/learner.ts';
import type { Limits } from '../progress/limits.ts';
import { lockOfModule } from '../progress/unlocking.ts';

/**
 * The exercises that a learner may answer.
 * @throws AppError when the part is unknown, of another type, locked, or was never opened
 */
export const admit = (
  curriculum: Curriculum,
  learner: Learner,
  partId: string,
  limits: Limits,
): { part: Part; body: ExercisesBody; view: PartViewState } => {
  const { part, module } = findPart(curriculum, partId);
  const body = exercisesOf(part);
  if (body === null) {
    throw new AppError(learningErrors.wrong_part_type, { details: { type: part.type, expected: 'exercises' } });
  }
  const lock = lockOfModule(curriculum, learner, module, limits.levelUnlockPercent);
  if (lock !== null) throw new AppError(learningErrors.part_locked, { details: lock });
  const view = learner.views.get(part.id);
  if (view === undefined) throw new AppError(learningErrors.part_not_opened);
  return { part, body, view };
};
