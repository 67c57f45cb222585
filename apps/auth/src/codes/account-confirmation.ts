import { Inject, Injectable } from '@nestjs/common';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { readProfile } from '../accounts/profile-data.ts';
import { bareAccount, type Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountVersionsRepository } from '../accounts/account-versions.repository.ts';
import { isSameBrowser } from '../accounts/sign-up-browser.ts';
import type { AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/**
 * The first proof of an address makes the account. Whoever signed up may be a stranger to the address: what was written then
 * counts only when the proof comes from the browser that wrote it, else the account begins bare and without a password.
 */
@Injectable()
export class AccountConfirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly log: SecurityLog,
    private readonly versions: AccountVersionsRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Whether the password chosen at sign-up would count if this request proved the address. */
  isOfSignUp(account: Account, request: AuthRequest): boolean {
    return !this.settings.SIGN_UP_PROOF_NEEDED || isSameBrowser(account.signUpBrowser, request.headers.signUpProof);
  }

  async confirm(unit: AuthUnit, account: Account, request: AuthRequest, call: Call): Promise<void> {
    const proven = this.isOfSignUp(account, request) ? account : bareAccount(account);
    await this.accounts.confirm(unit, proven);
    const created = {
      userId: account.id,
      email: account.email,
      createdAt: account.createdAt.toISOString(),
      ...readProfile(proven.userMetadata),
    };
    unit.tell(accountCreated, created, ofAccount(account.id, await this.versions.next(unit, account.id)));
    await this.log.note(unit, notedOf('address-confirmed', account.id, request, call));
  }
}
