import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { CodeAttempts } from '../codes/code-attempts.ts';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import type { Session } from '../sessions/session.ts';
import { needsReauthentication } from './reauthentication-rule.ts';

/** The code of an e-mail that a new password needs in an old session (wire contract, section 6). In a young one it is ignored. */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly attempts: CodeAttempts,
    private readonly tokens: OneTimeTokensRepository,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError reauthentication_needed */
  refuseWithout(nonce: string, session: Session): void {
    if (nonce === '' && this.isNeeded(session)) throw new AppError(authErrors.reauthentication_needed);
  }

  /** Uses a code up, where one is needed. @throws AppError reauthentication_not_valid */
  async use(nonce: string, session: Session, request: AuthRequest, call: Call): Promise<void> {
    if (!this.isNeeded(session)) return;
    const { userId } = session;
    const isRight = await this.work.run(call, async (unit) => {
      const typed = { userId, code: nonce, purposes: ['reauthentication'] } as const;
      const found = await this.attempts.try(unit, typed, request, call);
      if (found !== null) await this.tokens.remove(unit, userId, found);
      return found !== null;
    });
    // Thrown after the unit of work, because the attempt has to be saved.
    if (!isRight) throw new AppError(authErrors.reauthentication_not_valid);
  }

  private isNeeded({ createdAt }: Session): boolean {
    return needsReauthentication(createdAt, this.clock.now(), this.settings.REAUTHENTICATION_HOURS);
  }
}
