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
import { MailPausesRepository } from './mail-pauses.repository.ts';
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

  /** @throws AppError over_email_send_rate_limit when the last mail of the kind is too young */
  async refuseTooSoon(tx: AuthTx, email: string, slot: Slot): Promise<void> {
    const pauseMs = this.settings.MAIL_PAUSE_SECONDS * 1_000;
    const left = await this.pauses.begin(tx, email, slot, pauseMs, this.clock.now());
    if (left === null) return;
    const seconds = Math.floor(left / 1_000);
    const message = `For security purposes, you can only request this after ${seconds} seconds.`;
    throw new AppError(authErrors.over_email_send_rate_limit, { message });
  }

  /** The mail of a new account. It waits for nothing: somebody else may have asked for mails to the address before. */
  async sendFirst(tx: AuthTx, account: Account, mail: { redirectTo: string; trace: string }): Promise<void> {
    await this.pauses.begin(tx, account.email, 'confirmation', 0, this.clock.now());
    await this.send(tx, account, 'confirmation', mail);
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

  /** The address is proven; a later mail of the kind need not wait. */
  async settle(tx: AuthTx, account: Account): Promise<void> {
    await this.tokens.clear(tx, account.id);
    await this.pauses.end(tx, account.email, 'confirmation');
  }
}
