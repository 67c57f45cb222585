import { Injectable } from '@nestjs/common';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';
import { readProfile } from '../accounts/profile-data.ts';
import type { Account } from '../accounts/account.ts';
import { AccountVersionsRepository } from '../accounts/account-versions.repository.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';
import { OutstandingCodes } from './outstanding-codes.ts';

/** The session in which a person changes the account. */
export type ChangingSession = Pick<Session, 'id' | 'userId'>;

/** The consequences of a change of an account. */
@Injectable()
export class ChangeConsequences {
  constructor(
    private readonly codes: OutstandingCodes,
    private readonly ender: SessionEnder,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
    private readonly versions: AccountVersionsRepository,
    private readonly accounts: AccountsRepository,
  ) {}

  /** Invalidates every code, ends every other session, counts the address as verified, and notifies the owner by e-mail. */
  async ofPassword(unit: AuthUnit, { id, userId }: ChangingSession, request: AuthRequest, call: Call): Promise<void> {
    await this.codes.void(unit, userId);
    await this.accounts.addEmailIdentity(unit, userId);
    await this.ender.end(unit, { userId, except: id }, 'password-changed');
    await this.log.note(unit, { ...notedOf('password-changed', userId, request, call), sessionId: id });
    await this.notices.passwordChanged(unit, userId, request, call);
  }

  /** Publishes the profile, so that every copy is updated. */
  async ofProfile(
    unit: AuthUnit,
    account: Pick<Account, 'email' | 'userMetadata'>,
    { id, userId }: ChangingSession,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const profile = { userId, email: account.email, ...readProfile(account.userMetadata) };
    unit.tell(accountChanged, profile, ofAccount(userId, await this.versions.next(unit, userId)));
    await this.log.note(unit, { ...notedOf('profile-changed', userId, request, call), sessionId: id });
  }
}
