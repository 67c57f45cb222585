import { Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Session } from './session.ts';
import { SessionsRepository, type Sessions } from './sessions.repository.ts';
import type { AuthChange, AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/** The sessions of a user below aal2; `id` is the session that stays, null: none. */
interface LowerSessions {
  readonly id: string | null;
  readonly userId: string;
}

/** Ends sessions: deletes their rows, and notifies every verifier of access tokens in the same unit of work. */
@Injectable()
export class SessionEnder {
  constructor(private readonly sessions: SessionsRepository) {}

  /** @throws AppError session_not_found if it ended after it was read */
  async refuseEnded(unit: AuthUnit, sessionId: string): Promise<void> {
    if ((await this.sessions.byId(unit, sessionId)) === null) throw new AppError(authErrors.session_not_found);
  }

  /** @returns the ids of the ended sessions */
  async end(
    unit: AuthChange,
    which: Sessions,
    reason: PayloadOf<typeof sessionEnded>['reason'],
  ): Promise<readonly string[]> {
    const sessionIds = await this.sessions.remove(unit, which);
    this.tell(unit, which.userId, sessionIds, reason);
    return sessionIds;
  }

  /** Ends all sessions of a user below aal2, except the one that stays. */
  async endLower(unit: AuthChange, { id, userId }: LowerSessions): Promise<void> {
    this.tell(unit, userId, await this.sessions.removeLower(unit, userId, id), 'replaced');
  }

  /**
   * Ends all sessions of the user that began at a provider or an organization, except the given one. A session does not say
   * which one it was. @returns the ids of the ended sessions
   */
  async endOfProviders(unit: AuthChange, { id, userId }: Pick<Session, 'id' | 'userId'>): Promise<readonly string[]> {
    const sessionIds = await this.sessions.removeOfProviders(unit, userId, id);
    this.tell(unit, userId, sessionIds, 'signed-out');
    return sessionIds;
  }

  private tell(
    unit: AuthChange,
    userId: string,
    sessionIds: string[],
    reason: PayloadOf<typeof sessionEnded>['reason'],
  ): void {
    if (sessionIds.length > 0) unit.tell(sessionEnded, { userId, sessionIds, reason }, ofAccount(userId));
  }
}
