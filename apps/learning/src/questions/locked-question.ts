import { AppError } from '@nivel/contracts/kernel/app-error';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import type { LearningUnit } from '../database.ts';
import type { QuestionsRepository, StoredQuestion } from './questions.repository.ts';

/** @throws AppError `question_not_found`, for one of another person too */
export const lockOwnQuestion = async (
  questions: QuestionsRepository,
  unit: LearningUnit,
  id: string,
  userId: string,
) => {
  const found = await questions.lock(unit, id);
  if (found?.userId !== userId) throw new AppError(questionErrors.question_not_found);
  return found;
};

/** @throws AppError `question_not_found` */
export const foundQuestion = async (
  questions: QuestionsRepository,
  unit: LearningUnit,
  id: string,
): Promise<StoredQuestion> => {
  const found = await questions.find(unit, id);
  if (found === null) throw new AppError(questionErrors.question_not_found);
  return found;
};
