import { Injectable } from '@nestjs/common';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';
import { readProfile } from '../wire/profile-data.ts';
import type { Account } from './account.ts';

/** What follows when somebody changed an account. */
@Injectable()
export class ChangeConsequences {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly ender: SessionEnder,
    private readonly notices: Notices,
    private readonly facts: Facts,
    private readonly log: SecurityLog,
  ) {}

  /** Every code is void, every other session ends, and the owner is told by mail. */
  async ofPassword(tx: AuthTx, { id, userId }: Session, request: AuthRequest, call: Call): Promise<void> {
    await this.tokens.clear(tx, userId);
    await this.ender.end(tx, { userId, except: id }, 'password-changed', call.trace);
    await this.log.note(tx, { ...notedOf('password-changed', userId, request, call), sessionId: id });
    await this.notices.passwordChanged(tx, userId, request, call);
  }

  /** Every copy of the profile follows. */
  async ofProfile(
    tx: AuthTx,
    account: Pick<Account, 'email' | 'userMetadata'>,
    { id, userId }: Session,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const profile = { userId, email: account.email, ...readProfile(account.userMetadata) };
    await this.facts.tell(tx, accountChanged, profile, call.trace);
    await this.log.note(tx, { ...notedOf('profile-changed', userId, request, call), sessionId: id });
  }
}
