import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { mailSealContext, mailSecrets, type mailRequested } from '@nivel/contracts/auth/mail-requested.fact';
import type { Locale } from '@nivel/contracts/emails/bilingual';
import { openSealed } from '@nivel/platform/seal';
import { codeLink } from './code-link.ts';
import type { EmailContext } from './email.ts';

export type KeptCode = Pick<PayloadOf<typeof mailRequested>, 'template' | 'redirectTo' | 'sealed'>;

/** The decrypted secrets of an e-mail with a code. */
export interface OpenedCode {
  readonly code: string;
  readonly link: string;
  /** The new address of an account; empty in other e-mails. */
  readonly newEmail: string;
  /** How long the code is valid, in words. */
  readonly codeLifetime: (locale: Locale) => string;
  readonly linkLifetime: (locale: Locale) => string;
}

/**
 * This is where a sealed code is opened.
 * @throws Error when it cannot be opened, or its link would lead nowhere
 */
export const openCode = (
  { template, redirectTo, sealed }: KeptCode,
  { userId, occurredAt, now, settings }: EmailContext,
): OpenedCode => {
  const context = mailSealContext({ userId, template });
  const secrets = mailSecrets.parse(openSealed(settings.MAIL_SEAL_KEY, sealed, context));
  const ageSeconds = (now.getTime() - occurredAt.getTime()) / 1_000;
  if (ageSeconds >= secrets.linkSeconds) throw new Error('the link of the e-mail is no longer good');
  const link = { template, token: secrets.tokenHash, redirectTo };
  return {
    code: secrets.code,
    newEmail: secrets.newEmail,
    link: codeLink(link, settings.PUBLIC_URL, settings.MAIL_DIRECT_LINKS),
    codeLifetime: (locale) => lifetimeIn(secrets.codeSeconds, locale),
    linkLifetime: (locale) => lifetimeIn(secrets.linkSeconds, locale),
  };
};

/** '24 hours', '10 minutes', with the unit in words. */
const lifetimeIn = (seconds: number, locale: Locale): string => {
  const hours = Math.floor(seconds / 3_600);
  const [amount, unit] = hours >= 1 ? [hours, 'hour'] : [Math.max(1, Math.floor(seconds / 60)), 'minute'];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount);
};
