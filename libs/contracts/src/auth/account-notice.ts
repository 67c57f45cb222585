import { z } from 'zod';
import { sessionOrigin } from './session-origin.ts';

/** What the owner of an account is told at once: whom to write to as they were at that moment, when it was, and from where. */
export const accountNotice = z.strictObject({
  userId: z.uuid(),
  email: z.string().max(320),
  firstName: z.string().max(80),
  locale: z.enum(['es-MX', 'en']),
  /** IANA name in which the e-mail tells the time. */
  timeZone: z.string().max(64),
  origin: sessionOrigin,
  at: z.iso.datetime(),
});

/** A notice about a second factor. */
export const factorNotice = accountNotice.extend({
  /** What the owner calls it; empty where it has no name. */
  factorName: z.string().max(100),
});
