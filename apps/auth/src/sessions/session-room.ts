import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { SETTINGS } from '@nivel/platform/core';
import type { AuthSettings } from '../config.ts';
import { CookieSession } from './cookie-session.ts';
import { SessionEnder } from './session-ender.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthChange } from '../database.ts';

/**
 * Makes room for a new session: ends the previous session of the browser's cookie, and the oldest sessions beyond the limit
 * of an account.
 */
@Injectable()
export class SessionRoom {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly cookie: CookieSession,
    private readonly ender: SessionEnder,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async make(unit: AuthChange, userId: string, request: AuthRequest): Promise<void> {
    const before = await this.cookie.find(unit, request);
    if (before !== null) {
      await this.ender.end(unit, { userId: before.userId, only: [before.id] }, 'replaced');
    }
    const tooMany = await this.sessions.oldestBeyond(unit, userId, this.settings.SESSIONS_PER_ACCOUNT - 1);
    if (tooMany.length > 0) await this.ender.end(unit, { userId, only: tooMany }, 'too-many');
  }
}
