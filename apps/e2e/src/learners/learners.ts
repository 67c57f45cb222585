import { setTimeout as pause } from 'node:timers/promises';
import { isAuthRetryableFetchError } from '@supabase/supabase-js';
import { aLearner, type Learner } from './learner.ts';

/** A crowd that signs up side by side keeps a small machine busy until some of it is answered too late. */
const AT_ONCE = 2;
const ATTEMPTS = 5;
const PAUSE_MS = 1_000;

/** Whether a request is fine and was refused only for lack of time. */
const wasBusy = (error: unknown): boolean => isAuthRetryableFetchError(error) && [503, 504].includes(error.status);

/** A learner; after an answer that came too late another one, because it is unknown how much of it was done. */
const aLearnerInTime = async (attempts = ATTEMPTS): Promise<Learner> => {
  try {
    return await aLearner();
  } catch (error) {
    if (attempts === 1 || !wasBusy(error)) throw error;
    await pause(PAUSE_MS);
    return aLearnerInTime(attempts - 1);
  }
};

/** Creates the learners that a test needs to begin with, a few at a time. */
export const severalLearners = async (count: number): Promise<Learner[]> => {
  const learners: Learner[] = [];
  while (learners.length < count) {
    const few = Math.min(AT_ONCE, count - learners.length);
    learners.push(...(await Promise.all(Array.from({ length: few }, () => aLearnerInTime()))));
  }
  return learners;
};
