import { AppError } from '@nivel/contracts/kernel/app-error';
import { mentoringErrors } from '@nivel/contracts/learning/mentoring.errors';
import type { LearningUnit } from '../database.ts';
import { CHANGEABLE_HOURS } from './mentoring-rules.ts';
import type { MentoringRepository, MentoringSession } from './mentoring.repository.ts';

export const tooLate = () => new AppError(mentoringErrors.mentoring_too_late, { details: { hours: CHANGEABLE_HOURS } });

export const lockedSession = async (
  mentoring: MentoringRepository,
  unit: LearningUnit,
  id: string,
): Promise<MentoringSession> => {
  const found = await mentoring.lockSession(unit, id);
  if (found === null) throw new AppError(mentoringErrors.mentoring_session_not_found);
  return found;
};
