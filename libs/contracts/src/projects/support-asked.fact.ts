import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

export const supportAsked = fact({
  name: 'projects.support.asked',
  version: 1,
  summary: 'A person wrote to the support of this installation.',
  payload: z.strictObject({
    userId: z.uuid(),
    fullName: z.string(),
    /** The proven address of their account. */
    email: z.string(),
    /** The language of who asked. */
    locale: z.string(),
    /** Its address. */
    supportEmail: z.string(),
    /** One line. */
    subject: z.string(),
    /** Words and lines: nothing in it is markup. */
    text: z.string(),
    /** The client that asked; empty where it did not say. */
    version: z.string(),
    /** A path of the site; empty where it did not say. Facts of before have none. */
    page: z.string().default(''),
  }),
});
