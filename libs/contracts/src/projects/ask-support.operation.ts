import { z } from 'zod';
import { operation } from '../kernel/operation.ts';
import { shortText } from '../kernel/short-text.ts';
import { atLeast } from '../kernel/policy.ts';
import { boardErrors } from './board.errors.ts';
import { account } from './memberships.ts';
import { projectsErrors } from './projects.errors.ts';
import { emailSubject, emailText } from './written-email-shape.ts';

/** It identifies the author by the address of their account, which is proven: a request in another's name is not possible. */
export const askSupport = operation({
  name: 'projects.ask-support',
  summary: 'Writes to the support of this installation.',
  door: { kind: 'procedure', procedure: 'ask_support' },
  policy: atLeast(account, 'user'),
  repeat: { key: 'message_id' },
  input: z.strictObject({
    /** Chosen by the caller. */
    message_id: z.uuid(),
    subject: emailSubject,
    text: emailText.min(1, 'A message needs a text'),
    /** Which client asks. */
    version: shortText('Version', { most: 50 }).default(''),
    /** The page from which they ask, as a path of this site. */
    page: shortText('Page', { most: 200 }).default(''),
  }),
  output: z.strictObject({
    /** How many more the caller may send today. */
    remaining: z.int(),
  }),
  errors: [projectsErrors.support_not_configured, projectsErrors.too_many_emails, boardErrors.id_taken],
});
