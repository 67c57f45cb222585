import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { CookieSession } from './cookie-session.ts';
import { SessionEnder } from './session-ender.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Makes room for a new session: the one of the browser's cookie before it ends, and the oldest beyond so many of an account. */
@Injectable()
export class SessionRoom {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cookie: CookieSession,
    private readonly ender: SessionEnder,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async make(tx: AuthTx, userId: string, request: AuthRequest, call: Call): Promise<void> {
    const before = await this.cookie.find(tx, request);
    if (before !== null) {
      await this.ender.end(tx, { userId: before.userId, only: [before.id] }, 'replaced', call.trace);
    }
    const tooMany = await this.sessions.oldestBeyond(tx, userId, this.settings.SESSIONS_PER_ACCOUNT - 1);
    if (tooMany.length > 0) await this.ender.end(tx, { userId, only: tooMany }, 'too-many', call.trace);
  }
}
