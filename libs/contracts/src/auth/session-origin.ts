import { z } from 'zod';

/** The origin of a session or an event, in terms that a person recognizes. All of it is a hint: browsers may send anything. */
export const sessionOrigin = z.strictObject({
  /** 'Chrome', 'Safari', …; empty when unknown. */
  browser: z.string().max(40),
  /** 'Windows', 'Android', …; empty when unknown. */
  system: z.string().max(40),
  device: z.enum(['desktop', 'phone', 'tablet', 'other']),
  /** `local`: this machine or its own network; `public`: the internet; `unknown`: no address was seen. */
  network: z.enum(['local', 'public', 'unknown']),
  /** ISO 3166-1 alpha-2 of the address, or null when it is not known. */
  country: z.string().length(2).nullable(),
});
export type SessionOrigin = z.output<typeof sessionOrigin>;
