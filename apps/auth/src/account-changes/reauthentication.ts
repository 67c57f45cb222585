import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { ReauthenticationCode } from '../codes/reauthentication-code.ts';
import type { AuthSettings } from '../config.ts';
import type { Session } from '../sessions/session.ts';
import { needsReauthentication } from './reauthentication-rule.ts';

/**
 * The code of an e-mail that a new password needs in an old session (wire contract, section 6). A younger session ignores
 * it.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly code: ReauthenticationCode,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError reauthentication_needed */
  refuseWithout(nonce: string, session: Session): void {
    if (nonce === '' && this.isNeeded(session)) throw new AppError(authErrors.reauthentication_needed);
  }

  /** Consumes the code, if one is needed. @throws AppError reauthentication_not_valid */
  async use(nonce: string, session: Session, request: AuthRequest, call: Call): Promise<void> {
    if (this.isNeeded(session)) await this.code.use(session.userId, nonce, request, call);
  }

  private isNeeded({ createdAt }: Session): boolean {
    return needsReauthentication(createdAt, this.clock.now(), this.settings.REAUTHENTICATION_HOURS);
  }
}
