import { Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { SessionsRepository, type Sessions } from './sessions.repository.ts';

/** Ends sessions: their rows go, and everybody who verifies access tokens is told in the same unit of work. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly facts: Facts,
  ) {}

  /** @throws AppError session_not_found when it was ended since it was read */
  async refuseEnded(tx: AuthTx, sessionId: string): Promise<void> {
    if ((await this.sessions.byId(sessionId, tx.client)) === null) throw new AppError(authErrors.session_not_found);
  }

  /** @returns the ids of those that ended */
  async end(
    tx: AuthTx,
    which: Sessions,
    reason: PayloadOf<typeof sessionEnded>['reason'],
    trace: string,
  ): Promise<readonly string[]> {
    const sessionIds = await this.sessions.remove(tx, which);
    if (sessionIds.length > 0)
      await this.facts.tell(tx, sessionEnded, { userId: which.userId, sessionIds, reason }, trace);
    return sessionIds;
  }
}
