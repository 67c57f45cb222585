import { z } from 'zod';
import { setKinds } from './set-kind.ts';
import { objectiveSchema } from './teaching.ts';

const text = z.string().trim().min(1);
const itemId = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);

/**
 * What every item has: an id unique in its part, the question in Markdown, its weight in the part's score, and which
 * objective of its module it tests (missing only in rows of an earlier release). A final set names another `module` of its
 * level by number.
 */
const base = {
  id: itemId,
  prompt: text,
  /** A hint where to look or how to begin; it costs nothing and never contains the answer. */
  hint: text.optional(),
  weight: z.number().positive().default(1),
  module: z.int().min(1).optional(),
  objective: objectiveSchema.optional(),
};

/** Shown after an attempt. `right` explains; `wrong` names where to look and never gives the answer: another try may follow. */
const verdictSchema = z.strictObject({
  right: text,
  wrong: text,
  /** Why the solution is right; shown to a learner who did not find it. */
  explanation: text.optional(),
});

const optionSchema = z.strictObject({
  id: itemId,
  text,
  correct: z.boolean().default(false),
  feedback: text,
});
const optionsSchema = z
  .array(optionSchema)
  .min(2)
  .max(8)
  .refine((options) => new Set(options.map(({ id }) => id)).size === options.length, 'Option ids are unique');
const countRight = (options: readonly { correct: boolean }[]) => options.filter(({ correct }) => correct).length;

export const singleChoiceSchema = z.strictObject({
  ...base,
  type: z.literal('single_choice'),
  options: optionsSchema.refine((options) => countRight(options) === 1, 'Exactly one option is right'),
});

/** Partial credit: (right ones chosen - wrong ones chosen) / right ones, never below 0. */
export const multipleChoiceSchema = z.strictObject({
  ...base,
  type: z.literal('multiple_choice'),
  options: optionsSchema.refine(
    (options) => countRight(options) >= 1 && countRight(options) < options.length,
    'At least one option is right and at least one is wrong',
  ),
});

export const trueFalseSchema = z.strictObject({
  ...base,
  type: z.literal('true_false'),
  answer: z.boolean(),
  feedback: verdictSchema,
});

/**
 * Differences that are ignored when a text is compared: upper and lower case, accents, blanks at the ends and repeated inside.
 */
export const textNormalisationSchema = z.strictObject({
  case: z.boolean().default(true),
  accents: z.boolean().default(true),
  blanks: z.boolean().default(true),
});

export const shortTextSchema = z.strictObject({
  ...base,
  type: z.literal('short_text'),
  accepted: z.array(text).min(1),
  ignore: textNormalisationSchema.prefault({}),
  feedback: verdictSchema,
});

/** Right when |answer - value| <= tolerance, in `unit`. */
export const numberSchema = z.strictObject({
  ...base,
  type: z.literal('number'),
  value: z.number(),
  tolerance: z.number().min(0).default(0),
  unit: text.optional(),
  feedback: verdictSchema,
});

/**
 * A free text about a described case, which its author compares with the criteria and then with a sample answer. It is not
 * graded: it must have at least `minWords` words and counts nothing in the score. `minutes` is how long it takes.
 */
export const writingSchema = z.strictObject({
  ...base,
  type: z.literal('writing'),
  minWords: z.int().min(1).max(200),
  minutes: z.int().min(1).default(4),
  criteria: z.array(text).min(2).max(6),
  sample: text,
  /** Shown after the delivery: what to compare. */
  feedback: text,
});

/** An item with its solution. It stays inside the learning service: browsers get `PublicExerciseItem`. */
export const exerciseItemSchema = z.discriminatedUnion('type', [
  singleChoiceSchema,
  multipleChoiceSchema,
  trueFalseSchema,
  shortTextSchema,
  numberSchema,
  writingSchema,
]);

/**
 * The body of an exercises part. `passMark` is the share of the weighted score from which the part counts as passed. Without
 * `kind` it is practice. Reviews and final sets allow one try per item and are submitted as a whole; a run of them asks `draw`
 * items, or all where `draw` is not given. `itemsInOrder`: later questions build on earlier ones.
 */
export const exercisesBodySchema = z
  .strictObject({
    kind: z.enum(setKinds).exclude(['practice']).optional(),
    draw: z.int().min(1).optional(),
    itemsInOrder: z.boolean().optional(),
    intro: text.optional(),
    passMark: z.number().gt(0).max(1).default(0.7),
    items: z
      .array(exerciseItemSchema)
      .min(1)
      .refine((items) => new Set(items.map(({ id }) => id)).size === items.length, 'Item ids are unique in a part')
      .refine((items) => items.some(({ type }) => type !== 'writing'), 'At least one item is graded'),
  })
  .refine(({ draw, items }) => draw === undefined || draw <= items.length, 'A run draws no more items than there are')
  .refine(
    ({ draw, itemsInOrder }) => draw === undefined || itemsInOrder !== true,
    'Items that need each other are not drawn',
  )
  .refine(({ draw, kind }) => draw === undefined || kind !== undefined, 'Only reviews and final sets draw items')
  .refine(
    ({ draw, items }) => draw === undefined || items.every(({ type }) => type !== 'writing'),
    'Every item that may be drawn is graded',
  );

export type TextNormalisation = z.output<typeof textNormalisationSchema>;
export type ExerciseItem = z.output<typeof exerciseItemSchema>;
export type ExercisesBody = z.output<typeof exercisesBodySchema>;
