import { Inject, Injectable } from '@nestjs/common';
import { TRANSACTIONS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from './session-ender.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.repository.ts';

/** Sessions that their owner ends from a list. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly ender: SessionEnder,
    private readonly log: SecurityLog,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  /**
   * @param own the session that asks
   * @returns how many there were
   */
  async end(which: Sessions, { userId, userAgent }: Session, { clientIp, trace }: Call): Promise<number> {
    return this.transactions.run(async (tx) => {
      const ended = await this.ender.end(tx, which, 'signed-out', trace);
      for (const sessionId of ended) {
        await this.log.note(tx, { kind: 'session-ended', userId, sessionId, clientIp, trace, userAgent });
      }
      return ended.length;
    });
  }
}
