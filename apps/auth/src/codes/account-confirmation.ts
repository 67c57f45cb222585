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
 * The first verification of an address creates the account. The person who signed up may be a stranger to the address:
 * their data count only if the verification comes from the same browser; otherwise the account starts empty and without a
 * password.
 */
@Injectable()
export class AccountConfirmation {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly log: SecurityLog,
    private readonly versions: AccountVersionsRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Whether the password chosen at sign-up would count if this request verified the address. */
  isOfSignUp(account: Account, request: AuthRequest): boolean {
    return !this.settings.SIGN_UP_PROOF_NEEDED || isSameBrowser(account.signUpBrowser, request.headers.signUpProof);
  }

  async confirm(unit: AuthUnit, account: Account, request: AuthRequest, call: Call): Promise<void> {
    await this.save(unit, this.isOfSignUp(account, request) ? account : bareAccount(account), request, call);
  }

  /**
   * Saves an account in its confirmed form, and publishes it. Callers must have verified the identity of the person who
   * wrote its data.
   */
  async save(unit: AuthUnit, proven: Account, request: AuthRequest, call: Call): Promise<void> {
    await this.accounts.confirm(unit, proven);
    const created = {
      userId: proven.id,
      email: proven.email,
      createdAt: proven.createdAt.toISOString(),
      ...readProfile(proven.userMetadata),
    };
    unit.tell(accountCreated, created, ofAccount(proven.id, await this.versions.next(unit, proven.id)));
    await this.log.note(unit, notedOf('address-confirmed', proven.id, request, call));
  }
}
