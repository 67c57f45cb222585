import { Injectable } from '@nestjs/common';
import { TokenKey } from '../keys/token-key.ts';
import { isRefreshTokenOf, writeRefreshToken, type RefreshTokenClaim } from './refresh-token.ts';
import type { Session } from './session.ts';

/**
 * Refresh tokens of sessions, under the session's key combined with the server's: the table alone is not enough to create
 * one.
 */
@Injectable()
export class RefreshTokens {
  constructor(private readonly key: TokenKey) {}

  /** The newest refresh token of a session. */
  write(session: Session): string {
    return writeRefreshToken({ sessionId: session.id, count: session.refreshCount }, this.keyOf(session));
  }

  /** Whether a token was ever issued for the session. */
  isOf(token: string, claim: RefreshTokenClaim, session: Session): boolean {
    return isRefreshTokenOf(token, claim, this.keyOf(session));
  }

  private keyOf({ refreshKey }: Session): Uint8Array {
    return this.key.mac('refresh-token', refreshKey);
  }
}
