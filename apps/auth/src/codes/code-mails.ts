import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { mailRequested, mailSealContext, type MailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { seal } from '@nivel/platform/seal';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { readProfile } from '../wire/profile-data.ts';
import { MailPausesRepository, type Pause } from './mail-pauses.repository.ts';
import { codeHash, newCode, type Slot } from './one-time-code.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

/** Mails with a one-time code: at most one of a kind per pause and address, known or not. */
@Injectable()
export class CodeMails {
  constructor(
    private readonly pauses: MailPausesRepository,
    private readonly tokens: OneTimeTokensRepository,
    private readonly accounts: AccountsRepository,
    private readonly facts: Facts,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError over_email_send_rate_limit when the last mail of the kind, or sign-up, is too young */
  async refuseTooSoon(tx: AuthTx, email: string, pause: Pause): Promise<void> {
    const pauseMs = this.settings.MAIL_PAUSE_SECONDS * 1_000;
    const left = await this.pauses.begin(tx, email, pause, pauseMs, this.clock.now());
    if (left === null) return;
    const seconds = Math.floor(left / 1_000);
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    throw new AppError(authErrors.over_email_send_rate_limit, { message });
  }

  /**
   * A sign-up of the address counts as a mail to it, whether or not one goes. It waits for no mail before it: somebody
   * else may have asked for those.
   */
  async noteSignUp(tx: AuthTx, email: string): Promise<void> {
    await this.pauses.begin(tx, email, 'confirmation', 0, this.clock.now());
  }

  /** Makes a new code, which voids the older one of the kind, and asks for its mail. */
  async send(tx: AuthTx, account: Account, slot: Slot, mail: { redirectTo: string; trace: string }): Promise<void> {
    const now = this.clock.now();
    const code = newCode();
    const tokenHash = codeHash(account.email, code);
    await this.tokens.put(tx, { userId: account.id, slot, tokenHash, createdAt: now });
    await this.accounts.mailSent(tx, account.id, slot, now);
    const { firstName, locale } = readProfile(account.userMetadata);
    const template = slot === 'confirmation' ? 'confirm' : 'recover';
    const secrets: MailSecrets = { code, tokenHash };
    const sealed = seal(this.settings.MAIL_SEAL_KEY, secrets, mailSealContext({ userId: account.id, template }));
    const { redirectTo, trace } = mail;
    const payload = {
      userId: account.id,
      email: account.email,
      firstName,
      template,
      locale,
      redirectTo,
      sealed,
    } as const;
    await this.facts.tell(tx, mailRequested, payload, trace);
  }

  /** The address is proven; it is then like any other that nobody has asked about. */
  async settle(tx: AuthTx, account: Account): Promise<void> {
    await this.tokens.clear(tx, account.id);
    for (const pause of ['confirmation', 'sign-up'] as const) await this.pauses.end(tx, account.email, pause);
  }
}
