import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/** What `sealed` holds once opened: the code a person types, and for how long it is good. */
export const smsSecrets = z.strictObject({ code: z.string(), codeSeconds: z.int().positive() });
export type SmsSecrets = z.output<typeof smsSecrets>;

/** An SMS with a one-time code. The code leaves the auth service sealed; only the worker that writes the SMS can open it. */
export const smsRequested = fact({
  name: 'auth.sms.requested',
  version: 1,
  summary: 'An SMS with a one-time code was asked for; the newer one voids the older of its kind.',
  payload: z.strictObject({
    userId: z.uuid(),
    /** Digits alone, with the country first. */
    phone: z.string().max(15),
    /** `change-phone` goes to a number that an account is to have, or that is to take its second step. */
    template: z.enum(['sign-in', 'change-phone']),
    locale: z.enum(['es-MX', 'en']),
    /** `SmsSecrets` as JSON, AES-256-GCM with MAIL_SEAL_KEY, bound to `smsSealContext`; see platform/seal. */
    sealed: z.string().max(1_000),
  }),
});

/** What a sealed SMS is bound to, so that it cannot be put into another person's fact. */
export const smsSealContext = (sms: { userId: string; template: string }): string =>
  `sms:${sms.template}:${sms.userId}`;
