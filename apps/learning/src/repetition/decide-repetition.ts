import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { answerRepetition } from '@nivel/contracts/learning/answer-repetition.operation';
import { repetitionErrors } from '@nivel/contracts/learning/repetition.errors';
import { isoDay, type DayNumber } from '@nivel/platform/local-day';
import type { GradedAnswer } from '../grading/grading.ts';
import { toldOf } from '../grading/tries.ts';
import { nextDayAt, type Days } from '../learner/own-day.ts';
import type { Queue } from './repetition-queue.ts';
import { dayOf, type Question } from './repetition-rules.ts';
import { afterAnswer, type Memory } from './scheduler.ts';

export interface RepetitionDecision {
  readonly result: OutputOf<typeof answerRepetition>;
  readonly memory: Memory;
  readonly dueOn: DayNumber;
}

/**
 * Decides what the answer to a question changes: its next due day, and the state of today's repetition. Pure.
 * @throws AppError when the question is not due, or today's questions are used up
 */
export const decideRepetition = (
  { questions, use }: Queue,
  { partId, graded }: { readonly partId: string; readonly graded: GradedAnswer },
  learner: Days,
  nowMs: number,
): RepetitionDecision => {
  const { item, verdict } = graded;
  const isAnswered = ({ part, item: { id } }: Question) => part.id === partId && id === item.id;
  const answered = questions.find(isAnswered);
  if (answered === undefined || answered.repetition.dueOn > use.today)
    throw new AppError(repetitionErrors.repetition_not_due);
  if (use.answeredToday >= use.dailyLimit) {
    const retryAfterSeconds = Math.ceil((nextDayAt(learner, nowMs) - nowMs) / 1_000);
    throw new AppError(repetitionErrors.repetition_day_full, { details: { retryAfterSeconds } });
  }
  const { memory, dueOn } = afterAnswer(answered.repetition, { today: use.today, isRight: verdict.isCorrect });
  const after = questions.map((one) =>
    one === answered ? { ...one, repetition: { ...one.repetition, dueOn, memory } } : one,
  );
  const day = dayOf(after, { ...use, answeredToday: use.answeredToday + 1 });
  // One answer settles a question for the day.
  return { result: { graded: toldOf(1, verdict, [verdict.score]), backOn: isoDay(dueOn), day }, memory, dueOn };
};
