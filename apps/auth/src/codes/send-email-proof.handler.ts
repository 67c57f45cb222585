import { Inject } from '@nestjs/common';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { sendEmailProof } from '@nivel/contracts/auth/send-email-proof.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { Redirects } from '../http/redirects.ts';
import { CodeEmails } from './code-emails.ts';
import { EmailLimits } from './email-limits.ts';

/** The same e-mail as at sign-up, with the same limits: an address has one verification. */
@Handles(sendEmailProof)
export class SendEmailProofHandler implements Handler<typeof sendEmailProof> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly redirects: Redirects,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle({ userId }: InputOf<typeof sendEmailProof>, call: Call): Promise<OutputOf<typeof sendEmailProof>> {
    return this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, userId);
      if (account === null) return { outcome: 'unknown', attemptsRemaining: null, retryAfter: null };
      if (account.emailConfirmedAt !== null) return { outcome: 'proven', attemptsRemaining: null, retryAfter: null };
      const wait = await this.limits.wait(unit, account.email, 'confirmation');
      if (wait === null) {
        const order = { redirectTo: this.redirects.of(NO_REQUEST), request: NO_REQUEST, call };
        await this.emails.send(unit, account, 'confirmation', order);
      }
      const attemptsRemaining = await this.limits.leftToday(unit, account.email);
      const retryAfter = wait === null ? this.settings.MAIL_PAUSE_SECONDS : Math.ceil(wait / 1_000);
      return { outcome: wait === null ? 'sent' : 'limited', attemptsRemaining, retryAfter: Math.ceil(retryAfter) };
    });
  }
}
