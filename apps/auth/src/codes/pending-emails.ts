import { Injectable } from '@nestjs/common';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { CodeEmails, type CodeEmailRequest } from './code-emails.ts';
import { EmailChanges } from './email-changes.ts';
import { EmailLimits } from './email-limits.ts';

/** E-mails that a person requests again. Does nothing if none is pending; the limits apply to all requests alike. */
@Injectable()
export class PendingEmails {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly changes: EmailChanges,
  ) {}

  /** @throws AppError over_email_send_rate_limit */
  async resend(unit: AuthUnit, type: string, email: string, order: CodeEmailRequest): Promise<void> {
    if (type === 'email_change') await this.changes.resend(unit, email, order);
    if (type === 'signup') await this.resendConfirmation(unit, email, order);
  }

  private async resendConfirmation(unit: AuthUnit, email: string, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, email, 'confirmation');
    const account = await this.accounts.byEmail(unit, email);
    if (account !== null && account.emailConfirmedAt === null)
      await this.emails.send(unit, account, 'confirmation', order);
  }
}
