import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { servicesOnly } from '../kernel/policy.ts';

/** The calling service has authorized the call. The response contains neither code nor link. */
export const sendEmailProof = operation({
  name: 'auth.send-email-proof',
  summary: 'Sends an account the e-mail that proves its address, within the limits of all such e-mails.',
  door: { kind: 'inside' },
  policy: servicesOnly('services that decide for whom it may be called'),
  input: z.strictObject({ userId: z.uuid() }),
  output: z.strictObject({
    outcome: z.enum(['sent', 'proven', 'limited', 'unknown']),
    /** E-mails that can still be requested today; null without a known account. */
    attemptsRemaining: z.int().nullable(),
    /** Seconds until the next can be requested. */
    retryAfter: z.int().nullable(),
  }),
  errors: [],
});
