import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { takesSecondStep, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneLimits } from './phone-limits.ts';

/** Requests for an SMS that signs in. A number that nobody has proven gets none, and the caller the same answer. */
@Injectable()
export class PhoneSignIns {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly limits: PhoneLimits,
    private readonly codes: PhoneCodes,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError over_sms_send_rate_limit */
  async send(unit: AuthUnit, phone: string, request: AuthRequest, call: Call): Promise<void> {
    const account = await this.ownerOf(unit, phone);
    if (account !== null) await this.sendTo(unit, account, phone, request, call);
  }

  /** The SMS that somebody waits for, again; silent where none was asked for. @throws AppError over_sms_send_rate_limit */
  async resend(unit: AuthUnit, phone: string, request: AuthRequest, call: Call): Promise<void> {
    const account = await this.ownerOf(unit, phone);
    if (account !== null && (await this.codes.isWaiting(unit, account, 'phone-sign-in')))
      await this.sendTo(unit, account, phone, request, call);
  }

  /** Who has proven the number, held; null where nobody has, and where it takes the second step of its account. */
  private async ownerOf(unit: AuthUnit, phone: string): Promise<Account | null> {
    await this.limits.ofNumber(unit, phone, 'phone-sign-in');
    const found = await this.accounts.byPhone(unit, phone);
    const account = found && (await this.accounts.lock(unit, found.id));
    return account?.phone === phone && !takesSecondStep(account, phone) ? account : null;
  }

  private async sendTo(
    unit: AuthUnit,
    account: Account,
    phone: string,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    await this.codes.send(unit, account, 'phone-sign-in', phone);
    await this.log.note(unit, notedOf('phone-code-requested', account.id, request, call));
  }
}
