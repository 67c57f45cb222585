import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { CodeEmails, type CodeEmailRequest } from '../codes/code-emails.ts';
import { EmailLimits } from '../codes/email-limits.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import type { MagicLinkRequest } from './magic-link-requests.ts';

/** E-mails that sign in; silent where nobody has the address and no account may be made for it. */
@Injectable()
export class MagicLinks {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly emails: CodeEmails,
    private readonly limits: EmailLimits,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @throws AppError over_email_send_rate_limit */
  async request(wanted: MagicLinkRequest, order: CodeEmailRequest): Promise<void> {
    await this.work.run(order.call, (unit) => this.send(unit, wanted, order));
  }

  private async send(unit: AuthUnit, { email, signUp }: MagicLinkRequest, order: CodeEmailRequest): Promise<void> {
    await this.limits.take(unit, email, 'recovery');
    if (signUp !== null) await this.limits.noteSignUp(unit, email);
    const account = await this.accountOf(unit, email, signUp?.account ?? null);
    if (account === null) return;
    await this.emails.send(unit, account, account.emailConfirmedAt === null ? 'confirmation' : 'magic-link', order);
  }

  /** Whose address it is; a new account if none exists and one may be created. */
  private async accountOf(unit: AuthUnit, email: string, fresh: Account | null): Promise<Account | null> {
    if (fresh !== null && (await this.accounts.insert(unit, fresh))) return fresh;
    return this.accounts.byEmail(unit, email);
  }
}
