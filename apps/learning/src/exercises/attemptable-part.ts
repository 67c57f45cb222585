import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { ExercisesBody } from '@nivel/contracts/learning/content/exercise-item';
import type { Curriculum, Part } from '../curriculum/curriculum.ts';
import { findPart, wrongPartType } from '../curriculum/find-part.ts';
import { exercisesOf } from '../evidence/evidence.ts';
import type { PartViewState, PlannedLearner } from '../learner/learner.ts';
import type { LearningRules } from '../learner/learning-rules.ts';
import { refuseLocked } from '../unlocking/refuse-locked.ts';

/**
 * The exercises that a learner may answer.
 * @throws AppError when the part is unknown, of another type, locked, or was never opened
 */
export const attemptablePart = (
  curriculum: Curriculum,
  learner: PlannedLearner,
  partId: string,
  rules: LearningRules,
): { part: Part; body: ExercisesBody; view: PartViewState } => {
  const { part, module } = findPart(curriculum, partId);
  const body = exercisesOf(part);
  if (body === null) throw wrongPartType(part, 'exercises');
  refuseLocked(curriculum, learner, module, rules);
  const view = learner.views.get(part.id);
  if (view === undefined) throw new AppError(learningErrors.part_not_opened);
  return { part, body, view };
};
