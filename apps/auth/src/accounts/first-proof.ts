import { Inject, Injectable } from '@nestjs/common';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { readProfile } from '../wire/profile-data.ts';
import { bareAccount, type Account } from './account.ts';
import { AccountsRepository } from './accounts.repository.ts';
import { isSameBrowser } from './sign-up-browser.ts';

/**
 * The first proof of an address makes the account. Whoever signed up may be a stranger to the address: what was written then
 * counts only when the proof comes from the browser that wrote it, else the account begins bare and without a password.
 */
@Injectable()
export class FirstProof {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly facts: Facts,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** Whether the password chosen at sign-up would count if this request proved the address. */
  isOfSignUp(account: Account, request: AuthRequest): boolean {
    return !this.settings.SIGN_UP_PROOF_NEEDED || isSameBrowser(account.signUpBrowser, request.headers.signUpProof);
  }

  async confirm(tx: AuthTx, account: Account, request: AuthRequest, call: Call): Promise<void> {
    const now = this.clock.now();
    const proven = this.isOfSignUp(account, request) ? account : bareAccount(account);
    await this.accounts.confirm(tx, proven, now);
    const created = {
      userId: account.id,
      email: account.email,
      createdAt: account.createdAt.toISOString(),
      ...readProfile(proven.userMetadata),
    };
    await this.facts.tell(tx, accountCreated, created, call.trace, 1);
    await this.log.note(tx, notedOf('address-confirmed', account.id, request, call));
  }
}
