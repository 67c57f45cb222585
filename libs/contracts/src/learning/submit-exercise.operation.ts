import { z } from 'zod';
import { boundedRecord } from '../kernel/bounded-record.ts';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';
import { learningErrors } from './learning.errors.ts';
import { streakNow, unlockedAchievement } from './unlocked-achievement.ts';

/**
 * The answer to one item: the option's id (single choice), the chosen options' ids (multiple choice), true or false, a text
 * (short text) or a number, limited to the range in which whole numbers are exact.
 */
export const exerciseAnswer = z.union([
  z.string().max(2_000),
  z.array(z.string().max(100)).max(20),
  z.boolean(),
  z.number().min(Number.MIN_SAFE_INTEGER).max(Number.MAX_SAFE_INTEGER),
]);
export type ExerciseAnswer = z.output<typeof exerciseAnswer>;

/** One graded item. Solutions travel here and nowhere else: with a right answer, after the last try, or with a set handed in whole. */
export const gradedItem = z.strictObject({
  id: z.string(),
  /** The score of this answer, 0 to 1. */
  score: z.number(),
  isCorrect: z.boolean(),
  /** The item's score so far, 0 to 1: the highest of its tries, times 1, 0.5 and 0.25 in their order. */
  credit: z.number(),
  /** How many answers the item still accepts in this run; 0 when nothing more can be won. */
  triesLeft: z.int(),
  /** Why the answer is right or wrong as a whole; null for choices, whose options explain themselves. */
  feedback: z.string().nullable(),
  /** For choices: the chosen options and, once no try is left, the right ones; whether each is right, and why. */
  options: z.array(
    z.strictObject({ id: z.string(), isRight: z.boolean(), wasChosen: z.boolean(), feedback: z.string() }),
  ),
  /** The right answer as a text for people, `true` or `false` where that is the question; null for choices and while a try is left. */
  solution: z.string().nullable(),
  /** Why that is the solution, after a wrong answer; choices explain themselves. */
  explanation: z.string().optional(),
});
export type GradedItem = z.output<typeof gradedItem>;

/** Why answers cannot be graded. */
export const gradingErrors = [
  learningErrors.part_not_found,
  learningErrors.curriculum_not_ready,
  learningErrors.part_locked,
  learningErrors.wrong_part_type,
  learningErrors.part_not_opened,
  learningErrors.answers_missing,
  learningErrors.answers_unfit,
  learningErrors.too_many_tries,
] as const;

/**
 * Submits a run through a set: checked answers count as they were tried, other answers are tried now, and the next answer
 * starts another run. Every run is kept; the best one counts. Passing does not complete the part: the client completes it then.
 */
export const submitExercise = operation({
  name: 'learning.submit-exercise',
  summary: 'Grades an attempt at the exercises of a part and keeps it.',
  door: { kind: 'procedure', procedure: 'submit_exercise' },
  policy: signedIn('learners answer for themselves'),
  repeat: { key: 'attempt_id' },
  input: z.strictObject({
    part_id: z.uuid(),
    answers: boundedRecord(100, exerciseAnswer, 200),
    /** The run that is handed in, as `open_part` gave it; one that was handed in elsewhere is refused. */
    run: z.int().min(1).optional(),
    /** The idempotency key: repeated answers are answered the same and stored once, other answers are refused. */
    attempt_id: z.uuid().optional(),
    /** Dates answers that were given without network, as `record_offline_work` answered. */
    occurred_at: z.iso.datetime({ offset: true }).optional(),
  }),
  output: z.strictObject({
    attemptId: z.uuid(),
    /** 1 for the first attempt. */
    attempt: z.int(),
    /** 0 to 1 with four decimals. */
    score: z.number(),
    passMark: z.number(),
    isPassed: z.boolean(),
    bestScore: z.number(),
    /**
     * The score of the first run through a practice set, which raises the skill; missing for sets that are submitted as a
     * whole.
     */
    firstScore: z.number().optional(),
    /** Runs that may still be handed in today; missing where that has no limit. */
    leftToday: z.int().optional(),
    items: z.array(gradedItem),
    totalPoints: z.int(),
    achievements: z.array(unlockedAchievement),
    streak: streakNow,
  }),
  errors: [...gradingErrors, learningErrors.run_handed_in, learningErrors.no_runs_left, learningErrors.progress_busy],
});
