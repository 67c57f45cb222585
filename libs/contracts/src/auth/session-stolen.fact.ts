import { z } from 'zod';
import { fact } from '../kernel/fact.ts';
import { sessionOrigin } from './session-origin.ts';

/** An old refresh token, or one without the key of its browser, was used: somebody else may have it. */
export const sessionStolen = fact({
  name: 'auth.session.stolen',
  version: 1,
  summary:
    'A session was ended because its refresh token was used by somebody who should not have it; its owner is told by mail.',
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
