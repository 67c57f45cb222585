import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { signedIn } from '../kernel/policy.ts';

/** The documented result. It never contains the token, which goes to the address alone. */
export const verificationSent = z.strictObject({
  success: z.boolean(),
  message: z.string(),
  /** E-mails that may still be requested today. */
  attemptsRemaining: z.int().nullable(),
  /** Seconds until the next one may be requested. */
  retryAfter: z.int().nullable(),
});

export const sendEmailVerification = operation({
  name: 'projects.send-email-verification',
  summary:
    'Sends the e-mail with which a person proves their address, for oneself or, by an administrator, for another.',
  door: { kind: 'procedure', procedure: 'send_email_verification' },
  policy: signedIn("the caller's own address; administrators that of anybody"),
  input: z.strictObject({ p_user_id: z.uuid() }),
  output: verificationSent,
  errors: [],
});
