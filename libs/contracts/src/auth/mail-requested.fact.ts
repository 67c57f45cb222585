import { z } from 'zod';
import { fact } from '../kernel/fact.ts';

/**
 * The content of `sealed`: the code that a person types, the random value in the link (`token_hash` to the public clients), and
 * the lifetime of each.
 */
export const mailSecrets = z.strictObject({
  code: z.string(),
  tokenHash: z.string(),
  codeSeconds: z.int().positive().default(600),
  linkSeconds: z.int().positive().default(1_800),
  /** The new address of an account; empty in other e-mails. */
  newEmail: z.string().max(320).default(''),
});
export type MailSecrets = z.output<typeof mailSecrets>;

/** The `type` of the link of each e-mail, for its target page and for `GET /auth/v1/verify`; null if only the code counts. */
export const linkTypeOf = {
  confirm: 'signup',
  recover: 'recovery',
  'magic-link': 'magiclink',
  reauthenticate: null,
  'change-address': 'email_change',
  'confirm-address': 'email_change',
} as const;

/** An e-mail with a one-time code. The code leaves the auth service sealed; only the worker that writes the e-mail can open it. */
export const mailRequested = fact({
  name: 'auth.mail.requested',
  version: 1,
  summary: 'An e-mail with a one-time code and link was asked for; the newer one voids the older of its kind.',
  payload: z.strictObject({
    userId: z.uuid(),
    email: z.string().max(320),
    /** Empty until the address is proven: a stranger's words are not sent to another person's mailbox. */
    firstName: z.string().max(80),
    /** `change-address` goes to the current address of an account, `confirm-address` to the new one. */
    template: z.enum(['confirm', 'recover', 'magic-link', 'reauthenticate', 'change-address', 'confirm-address']),
    locale: z.enum(['es-MX', 'en']),
    /** The final target of the link; already checked against the allow list. */
    redirectTo: z.string().max(2_048),
    /** `MailSecrets` as JSON, AES-256-GCM with MAIL_SEAL_KEY, bound to `mailSealContext`; see platform/seal. */
    sealed: z.string().max(1_000),
  }),
});

/** The context of a sealed e-mail, so that it cannot be put into another person's fact. */
export const mailSealContext = (mail: { userId: string; template: string }): string =>
  `mail:${mail.template}:${mail.userId}`;
