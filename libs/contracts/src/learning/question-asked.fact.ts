import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** Without who asked, and without a word of it: mentors read it where each look is logged. */
export const questionAsked = fact({
  name: 'learning.question.asked',
  version: 1,
  summary: 'A learner asked a person a question about a part, or reopened an answered one.',
  payload: z.strictObject({
    questionId: z.uuid(),
    partTitle: z.string(),
    /** The present mentors. */
    mentorIds: z.array(z.uuid()),
    promisedOn: z.iso.date(),
    isFirst: z.boolean(),
  }),
});
