import { z } from 'zod';
import type { ExerciseItem } from './exercise-item.ts';

const base = { id: z.string(), prompt: z.string(), hint: z.string().optional(), weight: z.number() };
const optionsSchema = z.array(z.strictObject({ id: z.string(), text: z.string() }));

/**
 * An item as a browser may see it before an attempt: the question and its options, no solution and no feedback. Strict, so that
 * an output that carries more is refused rather than leaked.
 */
export const publicExerciseItemSchema = z.discriminatedUnion('type', [
  z.strictObject({ ...base, type: z.literal('single_choice'), options: optionsSchema }),
  z.strictObject({ ...base, type: z.literal('multiple_choice'), options: optionsSchema }),
  z.strictObject({ ...base, type: z.literal('true_false') }),
  z.strictObject({ ...base, type: z.literal('short_text') }),
  z.strictObject({ ...base, type: z.literal('number'), unit: z.string().optional() }),
  z.strictObject({ ...base, type: z.literal('writing'), minWords: z.int(), criteria: z.array(z.string()) }),
]);

export type PublicExerciseItem = z.output<typeof publicExerciseItemSchema>;

/** Takes the solution and the feedback out of an item; picks the public fields, so that a new secret field stays secret. */
export const toPublicExerciseItem = (item: ExerciseItem): PublicExerciseItem => {
  const { id, prompt, hint, weight } = item;
  const shown = { id, prompt, ...(hint === undefined ? {} : { hint }), weight };
  switch (item.type) {
    case 'single_choice':
    case 'multiple_choice':
      return {
        ...shown,
        type: item.type,
        options: item.options.map((option) => ({ id: option.id, text: option.text })),
      };
    case 'number':
      return { ...shown, type: item.type, ...(item.unit === undefined ? {} : { unit: item.unit }) };
    case 'writing':
      return { ...shown, type: item.type, minWords: item.minWords, criteria: item.criteria };
    case 'true_false':
    case 'short_text':
      return { ...shown, type: item.type };
  }
};
