import { FSRSAlgorithm, Rating, type FSRSState } from 'ts-fsrs';
import type { DayNumber } from '@nivel/platform/local-day';

/** The memory of a question by FSRS: after `stability` days 9 of 10 learners still know it; `difficulty` is 1 to 10. */
export type Memory = Pick<FSRSState, 'stability' | 'difficulty'>;

/** The data on which a question's next day depends. */
export interface Repeated {
  /** Null: it was missed and not repeated yet. */
  readonly memory: Memory | null;
  /** The day of the last answer. */
  readonly lastOn: DayNumber;
}

/** A question comes back when 9 of 10 learners would still know it, within half a year, and never twice on a day. */
const algorithm = new FSRSAlgorithm({
  request_retention: 0.9,
  maximum_interval: 180,
  enable_fuzz: false,
  enable_short_term: false,
});

/**
 * The memory of a question after an answer, and its next due day, tomorrow at the earliest. Pure. The miss that added the
 * question counts as its first answer.
 */
export const afterAnswer = (
  { memory, lastOn }: Repeated,
  { today, isRight }: { readonly today: DayNumber; readonly isRight: boolean },
): { memory: Memory; dueOn: DayNumber } => {
  // A change of time zone may put today before the last answer.
  const elapsed = Math.max(0, today - lastOn);
  const before = memory ?? algorithm.next_state(null, 0, Rating.Again);
  const after = algorithm.next_state(before, elapsed, isRight ? Rating.Good : Rating.Again);
  return { memory: after, dueOn: today + algorithm.next_interval(after.stability, elapsed) };
};
