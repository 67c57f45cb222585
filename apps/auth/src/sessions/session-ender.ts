import { Injectable } from '@nestjs/common';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Ends sessions: their rows go, and everybody who verifies access tokens is told in the same unit of work. */
@Injectable()
export class SessionEnder {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly facts: Facts,
  ) {}

  async end(
    tx: AuthTx,
    which: { userId: string; only?: string; except?: string },
    reason: PayloadOf<typeof sessionEnded>['reason'],
    trace: string,
  ): Promise<void> {
    const sessionIds = await this.sessions.remove(tx, which);
    if (sessionIds.length > 0)
      await this.facts.tell(tx, sessionEnded, { userId: which.userId, sessionIds, reason }, trace);
  }
}
