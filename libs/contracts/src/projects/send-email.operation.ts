import { z } from 'zod';
import { isWellFormed } from '../kernel/short-text.ts';
import { operation } from '../kernel/operation.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { account } from './memberships.ts';
import { emailAddress } from '../kernel/email-address.ts';
import { projectsErrors } from './projects.errors.ts';
import { emailSubject, emailText } from './written-email-shape.ts';
import { MOST_ADDRESSEES } from './written-email-values.ts';

const LONGEST_HTML = 50_000;

/**
 * The e-mail has the installation's own layout, with the names of the sender and the project. Only the words of `html` are
 * used, and only without `text`: no markup of the caller is ever sent.
 */
export const sendEmail = operation({
  name: 'projects.send-email',
  summary: 'Writes to members of a project in which the caller is at least lead.',
  door: { kind: 'function', function: 'send-email' },
  policy: atLeast(account, 'user'),
  repeat: { key: 'message_id' },
  input: z
    .strictObject({
      to: z
        .union([emailAddress.transform((address) => [address]), z.array(emailAddress).min(1).max(MOST_ADDRESSEES)])
        .transform((addresses) => [...new Set(addresses)].toSorted()),
      subject: emailSubject,
      text: emailText.nullish(),
      html: z.string().max(LONGEST_HTML).refine(isWellFormed, 'An e-mail has half a character').nullish(),
      /** The project of the recipients; without it, any project in which the caller may write to all of them. */
      project_id: z.uuid().nullish(),
      /** Chosen by the caller, so that a repeated request sends it once. */
      message_id: z.uuid().optional(),
    })
    .refine(({ text, html }) => Boolean(text) || Boolean(html), 'An e-mail needs a text'),
  output: z.strictObject({
    success: z.literal(true),
    /** The number of members to whom the caller may still write today. */
    remaining: z.int(),
  }),
  errors: [
    projectsErrors.addressee_not_found,
    projectsErrors.email_without_words,
    projectsErrors.project_without_emails,
    projectsErrors.too_many_emails,
    boardErrors.id_taken,
  ],
});
