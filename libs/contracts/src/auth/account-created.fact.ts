import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/**
 * Told with the first proof of the address, so that nobody keeps what a stranger wrote. Profile data are what the person wrote
 * at sign-up, if the proof came from the same browser; foreign clients may send none, then texts are empty.
 */
export const accountCreated = fact({
  name: 'auth.account.created',
  version: 1,
  summary: 'Somebody has an account: they signed up and have proven the address.',
  payload: z.strictObject({
    userId: z.uuid(),
    email: z.string().max(320),
    firstName: z.string().max(80),
    lastName: z.string().max(80),
    username: z.string().max(80).optional(),
    studentType: z.string().max(80),
    educationalInterests: z.array(z.string().max(80)).max(30),
    skillLevel: z.string().max(80),
    /** IANA name; America/Mexico_City when the browser named none that is known. */
    timeZone: z.string().max(64),
    locale: z.enum(['es-MX', 'en']),
    createdAt: z.iso.datetime(),
  }),
});
