import { Inject, Injectable } from '@nestjs/common';
import { mailRequested, mailSealContext, type MailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { SETTINGS } from '@nivel/platform/core';
import { seal } from '@nivel/platform/seal';
import type { Account } from '../accounts/account.ts';
import type { AuthSettings } from '../config.ts';
import { readProfile } from '../accounts/profile-data.ts';
import { isAddressPurpose, linkHashOf, markedAsPkce, type CodePurpose } from './one-time-code.ts';
import { OneTimeSecrets } from './one-time-secrets.ts';
import type { OneTimeToken } from './one-time-tokens.repository.ts';

/** The e-mail that contains the code of each purpose. */
const TEMPLATES = {
  confirmation: 'confirm',
  recovery: 'recover',
  'magic-link': 'magic-link',
  reauthentication: 'reauthenticate',
  'email-change-current': 'change-address',
  'email-change-new': 'confirm-address',
} as const;

interface LinkTarget {
  readonly redirectTo: string;
  readonly isPkce: boolean;
}

interface IssuedCode {
  /** The stored part; it gives no access. */
  readonly token: Omit<OneTimeToken, 'createdAt'>;
  /** The part published to the sender of the e-mail; code and link are sealed. */
  readonly payload: PayloadOf<typeof mailRequested>;
}

/** Creates the code and link of one e-mail: their stored part, and the content of the e-mail. */
@Injectable()
export class CodeIssuer {
  constructor(
    private readonly secrets: OneTimeSecrets,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @param target the final target of the link, and whether it returns a PKCE code there instead of a session */
  issue(account: Account, purpose: CodePurpose, { redirectTo, isPkce }: LinkTarget): IssuedCode {
    const { code, link: plain } = this.secrets.make();
    const link = isPkce ? markedAsPkce(plain) : plain;
    const codeMac = this.secrets.codeMac(account.id, purpose, code);
    const { CONFIRM_LINK_SECONDS, RECOVERY_LINK_SECONDS, MAIL_CODE_SECONDS, MAIL_SEAL_KEY } = this.settings;
    const isConfirmation = purpose === 'confirmation' || isAddressPurpose(purpose);
    const linkSeconds = isConfirmation ? CONFIRM_LINK_SECONDS : RECOVERY_LINK_SECONDS;
    const newEmail = isAddressPurpose(purpose) ? (account.newEmail ?? '') : '';
    const secrets: MailSecrets = { code, tokenHash: link, codeSeconds: MAIL_CODE_SECONDS, linkSeconds, newEmail };
    const isProven = account.emailConfirmedAt !== null && purpose !== 'email-change-new';
    const { firstName, locale } = readProfile(account.userMetadata);
    const template = TEMPLATES[purpose];
    return {
      token: { userId: account.id, purpose, linkHash: linkHashOf(link), codeMac },
      payload: {
        userId: account.id,
        email: purpose === 'email-change-new' ? newEmail : account.email,
        // A person who names an unproven address may be a stranger to its owner.
        firstName: isProven ? firstName : '',
        template,
        locale,
        redirectTo,
        sealed: seal(MAIL_SEAL_KEY, secrets, mailSealContext({ userId: account.id, template })),
      },
    };
  }
}
