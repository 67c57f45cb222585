import { z } from 'zod';
import { publicExerciseItemSchema } from './content/public-exercise-item.ts';
import { MOST_REPETITIONS_PER_DAY } from './repetition-values.ts';

/** The maximum of questions that a learner wants to repeat per day. */
export const repetitionLimit = z.int().min(1).max(MOST_REPETITIONS_PER_DAY);

/** The state of the repetition on the learner's own day. */
export const repetitionDay = z.strictObject({
  /** Questions that are due and that the limit of the day still takes. */
  left: z.int(),
  answeredToday: z.int(),
  dailyLimit: z.int(),
  /** The limit is reached and more questions are due. */
  isDayFull: z.boolean(),
  /** The first day after today on which a question comes back; null where none waits. */
  nextOn: z.iso.date().nullable(),
});
export type RepetitionDay = z.output<typeof repetitionDay>;

/** A question that is due, without its solution. */
export const dueQuestion = z.strictObject({
  partId: z.uuid(),
  partTitle: z.string(),
  moduleId: z.uuid(),
  moduleTitle: z.string(),
  levelId: z.string(),
  item: publicExerciseItemSchema,
});
