import { z } from 'zod';
import { modelProblems } from './model-values.ts';

/** The model that belongs to an answer: its name, and why it did not make the answer; null where it did. */
export const usedModel = z.strictObject({ name: z.string(), problem: z.enum(modelProblems).nullable() });
export type UsedModel = z.output<typeof usedModel>;
