import { z } from 'zod';
import { sessionOrigin } from './session-origin.ts';

/** A notice that the owner of an account gets at once: the recipient at that moment, the time, and the origin. */
export const accountNotice = z.strictObject({
  userId: z.uuid(),
  email: z.string().max(320),
  firstName: z.string().max(80),
  locale: z.enum(['es-MX', 'en']),
  /** IANA name of the zone in which the e-mail states the time. */
  timeZone: z.string().max(64),
  origin: sessionOrigin,
  at: z.iso.datetime(),
});

/** A notice about an identity of a provider. */
export const identityNotice = accountNotice.extend({
  /** As people read it: Google, for example. */
  provider: z.string().max(40),
});

/** A notice about the number of an account. */
export const phoneNotice = accountNotice.extend({
  /** The last digits of the number. */
  phoneEnd: z.string().max(4),
});

/** A notice about a second factor. */
export const factorNotice = accountNotice.extend({
  /** What the owner calls it; empty where it has no name. */
  factorName: z.string().max(100),
});

/** A notice about a number that takes the second step. */
export const phoneFactorNotice = factorNotice.extend({ phoneEnd: phoneNotice.shape.phoneEnd });

/** A notice about a recovery code that was used. */
export const recoveryCodeNotice = accountNotice.extend({
  /** How many of the set were never used. */
  remaining: z.int().min(0),
});
