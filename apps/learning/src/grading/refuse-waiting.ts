import { AppError } from '@nivel/contracts/kernel/app-error';
import { learningErrors } from '@nivel/contracts/learning/learning.errors';
import type { Learner } from '../learner/learner.ts';
import { nextDayAt } from '../learner/own-day.ts';

/** @throws AppError `too_many_tries` when there is something to wait for */
export const refuseWaiting = (waitMs: number): void => {
  if (waitMs <= 0) return;
  throw new AppError(learningErrors.too_many_tries, { details: { retryAfterSeconds: Math.ceil(waitMs / 1_000) } });
};

/** @throws AppError `no_runs_left`, with when the learner's next day starts; null has no limit */
export const refuseWithoutRuns = (leftToday: number | null, learner: Learner, nowMs: number): void => {
  if (leftToday !== 0) return;
  const retryAfterSeconds = Math.ceil((nextDayAt(learner, nowMs) - nowMs) / 1_000);
  throw new AppError(learningErrors.no_runs_left, { details: { retryAfterSeconds } });
};
