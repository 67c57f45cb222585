import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { readRefreshToken } from './refresh-token.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import type { Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthChange } from '../database.ts';

/** The session whose refresh token is in the browser's cookie. */
@Injectable()
export class CookieSession {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly tokens: RefreshTokens,
  ) {}

  /** Null without a cookie, if its token is invalid, or if the session has ended. */
  async find(unit: AuthChange, { headers }: AuthRequest): Promise<Session | null> {
    const token = headers.cookieRefreshToken;
    const claim = token === undefined ? null : readRefreshToken(token);
    if (token === undefined || claim === null) return null;
    const session = await this.sessions.lock(unit, claim.sessionId);
    return session !== null && this.tokens.isOf(token, claim, session) ? session : null;
  }
}
