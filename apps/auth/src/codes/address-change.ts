import { Injectable } from '@nestjs/common';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { ofAccount } from '../accounts/about-account.ts';
import { AccountVersionsRepository } from '../accounts/account-versions.repository.ts';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { readProfile } from '../accounts/profile-data.ts';
import type { AuthUnit } from '../database.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { AddressSettlement } from './address-settlement.ts';
import { EmailChangesRepository } from './email-changes.repository.ts';
import type { AddressPurpose } from './one-time-code.ts';

/** Both addresses confirm a change, in any order. With the second confirmation the account has the new address. */
@Injectable()
export class AddressChange {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: EmailChangesRepository,
    private readonly settlement: AddressSettlement,
    private readonly versions: AccountVersionsRepository,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /**
   * Callers have locked the account and verified the code or link of one of the addresses.
   * @returns the account with its new address, or null if the other address has not confirmed yet
   * @throws AppError otp_expired without a pending change, email_exists if another person has verified the address
   * meanwhile
   */
  async confirm(
    unit: AuthUnit,
    account: Account,
    purpose: AddressPurpose,
    request: AuthRequest,
    call: Call,
  ): Promise<Account | null> {
    const { id, newEmail, emailChangeConfirmed: before } = account;
    if (newEmail === null) throw new AppError(authErrors.otp_expired);
    if (before === null || before === purpose) {
      await this.changes.confirm(unit, id, purpose);
      return null;
    }
    await this.makeRoom(unit, newEmail);
    await this.changes.complete(unit, id, newEmail);
    for (const email of [account.email, newEmail]) await this.settlement.settle(unit, { ...account, email });
    const profile = { userId: id, email: newEmail, ...readProfile(account.userMetadata) };
    unit.tell(accountChanged, profile, ofAccount(id, await this.versions.next(unit, id)));
    await this.log.note(unit, notedOf('address-changed', id, request, call));
    this.notices.addressChanged(unit, account, newEmail, request, call);
    return this.accounts.byId(unit, id);
  }

  /** An unverified account belongs to nobody: it does not reserve the address against its owner. */
  private async makeRoom(unit: AuthUnit, newEmail: string): Promise<void> {
    const found = await this.accounts.byEmail(unit, newEmail);
    // Locked and read again: another request may verify it at this moment.
    const holder = found && (await this.accounts.lock(unit, found.id));
    if (holder === null) return;
    if (holder.emailConfirmedAt !== null) throw new AppError(authErrors.email_exists);
    await this.accounts.remove(unit, holder.id);
  }
}
