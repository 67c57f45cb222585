import { Injectable } from '@nestjs/common';
import type { Call } from '@nivel/platform/handler';
import { SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from './session-ender.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.repository.ts';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';

/** Sessions that their owner ends from a list. */
@Injectable()
export class OwnSessions {
  constructor(
    private readonly ender: SessionEnder,
    private readonly log: SecurityLog,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /**
   * @param own the session of the caller
   * @returns the number of ended sessions
   */
  async end(which: Sessions, { userId, userAgent }: Session, call: Call): Promise<number> {
    const { clientIp, trace } = call;
    return this.work.run(call, async (unit) => {
      const ended = await this.ender.end(unit, which, 'signed-out');
      for (const sessionId of ended) {
        await this.log.note(unit, { kind: 'session-ended', userId, sessionId, clientIp, trace, userAgent });
      }
      return ended.length;
    });
  }
}
