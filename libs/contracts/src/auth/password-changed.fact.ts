import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { sessionOrigin } from './session-origin.ts';

/** The owner is told by mail, whoever it was. The address and name are those of the moment. */
export const passwordChanged = fact({
  name: 'auth.password.changed',
  version: 1,
  summary: 'The password of an account was changed; its owner is told by mail.',
  payload: z.strictObject({
    userId: z.uuid(),
    email: z.string().max(320),
    firstName: z.string().max(80),
    locale: z.enum(['es-MX', 'en']),
    /** IANA name in which the mail tells the time. */
    timeZone: z.string().max(64),
    origin: sessionOrigin,
    at: z.iso.datetime(),
  }),
});
