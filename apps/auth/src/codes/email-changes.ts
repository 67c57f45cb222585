import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { CodeEmails, type CodeEmailRequest } from './code-emails.ts';
import { EmailChangesRepository } from './email-changes.repository.ts';
import { EmailLimits } from './email-limits.ts';

/** Requests the confirmations of a new address. Its responses do not reveal who has an account. */
@Injectable()
export class EmailChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: EmailChangesRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
  ) {}

  /** The current address stays until both have confirmed. @throws AppError over_email_send_rate_limit */
  async begin(unit: AuthUnit, account: Account, newEmail: string, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, account.email, 'email-change');
    await this.limits.take(unit, newEmail, 'email-change');
    await this.changes.begin(unit, account.id, newEmail);
    const changing: Account = { ...account, newEmail, emailChangeConfirmed: null };
    await this.emails.send(unit, changing, 'email-change-current', order);
    await this.toNew(unit, changing, newEmail, order);
  }

  /**
   * Sends the e-mails of the pending change of an address again; does nothing without one. @throws AppError
   * over_email_send_rate_limit
   */
  async resend(unit: AuthUnit, email: string, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, email, 'email-change');
    const account = await this.accounts.byEmail(unit, email);
    if (account === null || account.newEmail === null) return;
    const { newEmail, emailChangeConfirmed: confirmed } = account;
    if (confirmed !== 'email-change-current') await this.emails.send(unit, account, 'email-change-current', order);
    const isLimited = (await this.limits.wait(unit, newEmail, 'email-change')) !== null;
    if (confirmed !== 'email-change-new' && !isLimited) await this.toNew(unit, account, newEmail, order);
  }

  /** False without a pending change. */
  async cancel(unit: AuthUnit, account: Account): Promise<boolean> {
    if (account.newEmail === null) return false;
    await this.changes.cancel(unit, account.id);
    return true;
  }

  /** An address in use gets no e-mail, and the caller gets the same response. */
  private async toNew(unit: AuthUnit, account: Account, newEmail: string, order: CodeEmailRequest): Promise<void> {
    const holder = await this.accounts.byEmail(unit, newEmail);
    if (holder === null || holder.emailConfirmedAt === null)
      await this.emails.send(unit, account, 'email-change-new', order);
    else await this.emails.withhold(unit, account, 'email-change-new');
  }
}
