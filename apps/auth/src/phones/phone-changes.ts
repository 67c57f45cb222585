import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { takesSecondStep, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { PhoneChangesRepository } from './phone-changes.repository.ts';
import { PhoneCodes } from './phone-codes.ts';
import { PhoneLimits } from './phone-limits.ts';

/** The number of an account, which counts once its code is shown. Nothing in it reveals whose a number is. */
@Injectable()
export class PhoneChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: PhoneChangesRepository,
    private readonly limits: PhoneLimits,
    private readonly codes: PhoneCodes,
    private readonly log: SecurityLog,
    private readonly notices: Notices,
  ) {}

  /**
   * The present number stays until the new one is proven. Callers hold the account.
   * @throws AppError over_sms_send_rate_limit, mfa_verified_factor_exists for the number of its second step
   */
  async begin(unit: AuthUnit, account: Account, newPhone: string): Promise<void> {
    if (takesSecondStep(account, newPhone)) {
      const message = 'The number is a second factor of this account, unenroll it to sign in with it';
      throw new AppError(authErrors.mfa_verified_factor_exists, { message });
    }
    await this.limits.ofAccount(unit, account.id);
    await this.limits.ofNumber(unit, newPhone, 'phone-change');
    await this.changes.begin(unit, account.id, newPhone);
    await this.sendTo(unit, account, newPhone);
  }

  /** The SMS of the changes that wait for a number, again; silent where none does. @throws AppError over_sms_send_rate_limit */
  async resend(unit: AuthUnit, phone: string): Promise<void> {
    await this.limits.ofNumber(unit, phone, 'phone-change');
    const [newest] = await this.accounts.idsByNewPhone(unit, phone);
    const account = newest === undefined ? null : await this.accounts.lock(unit, newest);
    if (account?.newPhone !== phone || takesSecondStep(account, phone)) return;
    // Silent, too: whoever asks must not learn that somebody waits for the number.
    if (await this.limits.leavesRoom(unit, account.id)) await this.sendTo(unit, account, phone);
  }

  /**
   * Callers hold the account and have seen the code of the number.
   * @throws AppError otp_expired without such a change, phone_exists if another person has proven the number meanwhile
   */
  async complete(
    unit: AuthUnit,
    account: Account,
    phone: string,
    request: AuthRequest,
    call: Call,
  ): Promise<Account | null> {
    if (account.newPhone !== phone) throw new AppError(authErrors.otp_expired);
    const holder = await this.accounts.byPhone(unit, phone);
    if (holder !== null && holder.id !== account.id) throw new AppError(authErrors.phone_exists);
    await this.changes.complete(unit, account.id, phone);
    await this.log.note(unit, notedOf('phone-changed', account.id, request, call));
    this.notices.phoneChanged(unit, account, phone, request, call);
    return this.accounts.byId(unit, account.id);
  }

  /** The number, and the one that waits; nothing happens where there is none. Callers hold the account. */
  async remove(unit: AuthUnit, account: Account, request: AuthRequest, call: Call): Promise<void> {
    const { id, phone, newPhone } = account;
    if (phone === null && newPhone === null) return;
    await this.changes.remove(unit, id);
    if (phone === null) return;
    await this.log.note(unit, notedOf('phone-removed', id, request, call));
    this.notices.phoneRemoved(unit, account, phone, request, call);
  }

  /** A number in use gets no SMS, and the caller gets the same answer. */
  private async sendTo(unit: AuthUnit, account: Account, phone: string): Promise<void> {
    const holder = await this.accounts.byPhone(unit, phone);
    if (holder === null || holder.id === account.id) await this.codes.send(unit, account, 'phone-change', phone);
    else await this.codes.withhold(unit, account, 'phone-change');
  }
}
