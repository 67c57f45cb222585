import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import type { RefreshTokenClaim } from './refresh-token.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { SessionEnder } from './session-ender.ts';
import type { Session } from './session.ts';
import type { AuthUnit } from '../database.ts';

const inactivity = `${authErrors.session_expired.message} (Inactivity)`;
const refusals = {
  reused: () => new AppError(authErrors.refresh_token_already_used),
  'too-old': () => new AppError(authErrors.session_expired),
  'too-idle': () => new AppError(authErrors.session_expired, { message: inactivity }),
} as const;

/** Refusals of refresh tokens, and their effect on the session. */
@Injectable()
export class RefreshRefusals {
  constructor(
    private readonly tokens: RefreshTokens,
    private readonly ender: SessionEnder,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  isOf(token: string, claim: RefreshTokenClaim, session: Session): boolean {
    return this.tokens.isOf(token, claim, session);
  }

  /** An invalid token, or one of a session that has ended. */
  unknown(call: Call): AppError {
    this.log.tellOnly('refresh-unknown', call);
    return new AppError(authErrors.refresh_token_not_found);
  }

  /** Ends the session. If the token looks stolen, the owner is notified in the security activity and by e-mail. */
  async end(
    unit: AuthUnit,
    session: Session,
    why: keyof typeof refusals,
    request: AuthRequest,
    call: Call,
  ): Promise<AppError> {
    const { id, userId } = session;
    await this.ender.end(unit, { userId, only: [id] }, why === 'reused' ? 'token-reused' : 'expired');
    if (why === 'reused') {
      await this.log.note(unit, { ...notedOf('token-reused', userId, request, call), sessionId: id });
      await this.notices.sessionStolen(unit, userId, request, call);
    }
    return refusals[why]();
  }
}
