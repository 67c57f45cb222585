import { z } from 'zod';

const text = z.string().trim().min(1);

/** A source for a fact of a part: its author or body, its title, its year and its address. */
export const sourceSchema = z.strictObject({
  author: text.max(120),
  title: text.max(200),
  year: z.int().min(1900).max(2100),
  url: z.url({ protocol: /^https$/, hostname: z.regexes.domain }),
});

/**
 * The competencies of UNESCO's framework for students (2024): human-centred mindset, ethics, techniques and applications,
 * system design; 1 understand, 2 apply, 3 create.
 */
export const competencySchema = z.enum([
  'HC-1',
  'HC-2',
  'HC-3',
  'ET-1',
  'ET-2',
  'ET-3',
  'TA-1',
  'TA-2',
  'TA-3',
  'SD-1',
  'SD-2',
  'SD-3',
]);

/** The number of one of the module's learning objectives, from 1. */
export const objectiveSchema = z.int().min(1);

/** The goal and the sources of a part. */
export const teachingSchema = z.strictObject({
  /** Goes on from "Al terminar podrás": a verb that can be seen, in the infinitive, without a full stop. */
  goal: text.max(160).regex(/^\p{Ll}.*[^.]$/u),
  objectives: z.array(objectiveSchema).min(1),
  competencies: z.array(competencySchema).min(1),
  /** Empty where nothing is claimed that the part does not show itself. */
  sources: z.array(sourceSchema),
  /** The day on which an author last checked the facts. */
  reviewedOn: z.iso.date(),
});

export type Teaching = z.output<typeof teachingSchema>;
