import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** The calling service has decided who may. The answer contains neither code nor link. */
export const sendEmailProof = operation({
  name: 'auth.send-email-proof',
  summary: 'Sends an account the e-mail that proves its address, within the limits of all such e-mails.',
  door: { kind: 'inside' },
  policy: servicesOnly('services that decide for whom it may be called'),
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({
    outcome: z.enum(['sent', 'proven', 'limited', 'unknown']),
    /** E-mails that may still be requested today; null where no account is known. */
    attemptsRemaining: z.int().nullable(),
    /** Seconds until the next may be requested. */
    retryAfter: z.int().nullable(),
  }),
  errors: [],
});
