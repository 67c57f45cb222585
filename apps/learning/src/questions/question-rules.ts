import type { z } from 'zod';
import type { PaidTier } from '@nivel/contracts/billing/plan';
import type { promise, questionState } from '@nivel/contracts/learning/question';
import { isoDay, localDay } from '@nivel/platform/local-day';
import { WORKING_ZONE } from '../working-days/working-days.ts';

export type QuestionState = z.output<typeof questionState>;
type Promised = z.output<typeof promise>;

/** Working days within which an answer is promised. */
export const promisedDays: Readonly<Record<PaidTier, number>> = { pro: 3, elite: 1 };

/** Whether an answer is still to come. */
export const isWaiting = (state: QuestionState): boolean => state === 'open' || state === 'reopened';

/** The messages that matter for promises: each message of the learner starts one, stored with its deadline. */
export interface Said {
  readonly isAnswer: boolean;
  readonly writtenAt: Date;
  readonly lateFrom: Date;
}

const promiseOf = (asked: Said, answer: Said | undefined, now: Date): Promised => ({
  asked_at: asked.writtenAt.toISOString(),
  promised_on: isoDay(localDay(asked.lateFrom.getTime() - 1, WORKING_ZONE)),
  answered_at: answer?.writtenAt.toISOString() ?? null,
  is_kept: (answer?.writtenAt ?? now) < asked.lateFrom,
});

/** Every promise of a question and how it was kept. @param said in the order of sending */
export const promisesOf = (said: readonly Said[], now: Date): Promised[] =>
  said.flatMap((message, index) =>
    message.isAnswer
      ? []
      : [
          promiseOf(
            message,
            said.slice(index + 1).find(({ isAnswer }) => isAnswer),
            now,
          ),
        ],
  );

/** The holder of a waiting question: the mentor who took it, for a while and while they are a mentor. */
export const takenBy = (
  { mentorId, takenAt, isMentorNow }: { mentorId: string | null; takenAt: Date | null; isMentorNow: boolean },
  caller: string,
  { now, holdMs }: { now: Date; holdMs: number },
): 'free' | 'mine' | 'others' => {
  const isHeld = mentorId !== null && takenAt !== null && isMentorNow && now.getTime() - takenAt.getTime() < holdMs;
  if (!isHeld) return 'free';
  return mentorId === caller ? 'mine' : 'others';
};
