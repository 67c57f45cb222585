import { z } from 'zod';
import { mailSealContext, mailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import { openSealed } from '@nivel/platform/seal';
import { fill, type Catalogue } from './catalogue/catalogue.ts';
import { codeLink } from './code-link.ts';
import type { LetterRequest, LetterSettings, Subject } from './subject.ts';

/** The letters that carry a code and a link; what they need is sealed, and is forgotten when they are closed. */
export const codeLetters = ['confirm', 'recover'] as const;
type CodeLetter = (typeof codeLetters)[number];

const content = z.object({
  firstName: z.string(),
  redirectTo: z.string(),
  sealed: z.string(),
  /** When code and link were made. */
  requestedAt: z.iso.datetime(),
});

/**
 * This is where a sealed code is opened.
 * @throws Error when it cannot be opened, or its link would lead nowhere
 */
export const codeSubject = (
  name: CodeLetter,
  request: LetterRequest,
  settings: LetterSettings,
  catalogue: Catalogue,
): Subject => {
  const { firstName, redirectTo, sealed, requestedAt } = content.parse(request.content);
  const context = mailSealContext({ userId: request.userId, template: name });
  const secrets = mailSecrets.parse(openSealed(settings.MAIL_SEAL_KEY, sealed, context));
  const ageSeconds = (request.nowMs - Date.parse(requestedAt)) / 1_000;
  if (ageSeconds >= secrets.linkSeconds) throw new Error('the link of the mail is no longer good');
  const link = { template: name, token: secrets.tokenHash, redirectTo };
  return {
    name,
    values: {
      firstName,
      codeLifetime: lifetimeIn(secrets.codeSeconds, catalogue),
      linkLifetime: lifetimeIn(secrets.linkSeconds, catalogue),
    },
    url: codeLink(link, settings.PUBLIC_URL, settings.MAIL_DIRECT_LINKS),
    code: secrets.code,
  };
};

const lifetimeIn = (seconds: number, catalogue: Catalogue): string => {
  const hours = Math.floor(seconds / 3_600);
  if (hours === 1) return catalogue.hour;
  if (hours > 1) return fill(catalogue.hours, { count: hours });
  return fill(catalogue.minutes, { count: Math.max(1, Math.floor(seconds / 60)) });
};
