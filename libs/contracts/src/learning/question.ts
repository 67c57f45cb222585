import { z } from 'zod';
import { paidTiers } from '../billing/plan.ts';
import { codePointsIn, isWellFormed } from '../kernel/short-text.ts';
import { LONGEST_QUESTION } from './question-values.ts';

const questionText = (name: string) =>
  z
    .string()
    .max(LONGEST_QUESTION * 4)
    .trim()
    .min(1, `${name} needs a text`)
    .refine(isWellFormed, `${name} has half a character`)
    .refine((text) => codePointsIn(text) <= LONGEST_QUESTION, `${name} has at most ${LONGEST_QUESTION} characters`);

/** In Markdown, as all texts of learners and mentors. */
export const helpText = questionText('A message');

/** `answered` and `closed` wait for no reply; a `closed` one was rated and takes no further message. */
export const questionState = z.enum(['open', 'reopened', 'answered', 'closed']);

/** The promise that a question started, and how it was kept. */
export const promise = z.strictObject({
  asked_at: z.iso.datetime(),
  /** The last day on which the answer is in time, where the working days are counted. */
  promised_on: z.iso.date(),
  /** Null: the answer is still to come. */
  answered_at: z.iso.datetime().nullable(),
  /** Whether the promise is kept so far. */
  is_kept: z.boolean(),
});

const message = z.strictObject({
  id: z.uuid(),
  from: z.enum(['learner', 'mentor']),
  text: z.string(),
  written_at: z.iso.datetime(),
});

const questionPart = z.strictObject({
  id: z.uuid(),
  title: z.string(),
  module_id: z.uuid(),
  module_title: z.string(),
  level_id: z.string(),
});

/** The part of a question that both sides see. */
export const question = z.strictObject({
  id: z.uuid(),
  state: questionState,
  /** Null: the part is no longer taught. */
  part: questionPart.nullable(),
  messages: z.array(message),
  /** One for each message that needs an answer; the last is the one that counts now. */
  promises: z.array(promise),
  rating: z.int().min(1).max(5).nullable(),
  rating_words: z.string(),
});

/** A line of the queue; opening it shows the question itself. */
export const queuedQuestion = z.strictObject({
  id: z.uuid(),
  state: questionState,
  part: questionPart.nullable(),
  first_name: z.string(),
  tier: z.enum(paidTiers),
  promise,
  /** Who handles it now: `mine`, `others`, or free for any mentor. */
  taken: z.enum(['free', 'mine', 'others']),
  rating: z.int().min(1).max(5).nullable(),
});
