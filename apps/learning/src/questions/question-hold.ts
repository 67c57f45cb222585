import { AppError } from '@nivel/contracts/kernel/app-error';
import { questionErrors } from '@nivel/contracts/learning/question.errors';
import type { LearningSettings } from '../config.ts';
import type { LearningUnit } from '../database.ts';
import { isWaiting } from './question-rules.ts';
import type { QuestionsRepository } from './questions.repository.ts';

const MINUTE_MS = 60_000;

export const holdMsOf = ({ LEARNING_QUESTION_HOLD_MINUTES: minutes }: LearningSettings): number => minutes * MINUTE_MS;

/** The questions that a mentor may open, locked: waiting ones, and those they answered themselves; never their own. */
export const lockForMentor = async (
  questions: QuestionsRepository,
  unit: LearningUnit,
  id: string,
  mentorId: string,
) => {
  const stored = await questions.lock(unit, id);
  const listed = stored && (await questions.listed(unit, id));
  const isTheirs = stored !== null && (isWaiting(stored.state) || stored.mentorId === mentorId);
  if (listed === null || !isTheirs || stored.userId === mentorId || stored.userId === null)
    throw new AppError(questionErrors.question_not_found);
  await questions.noteLook(unit, id, mentorId);
  return { stored, listed };
};
