import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { ReauthenticationCode } from '../codes/reauthentication-code.ts';
import type { AuthSettings } from '../config.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import type { OpenSession } from '../sessions/session.ts';
import { isRecentlyRecovered } from './recent-recovery.ts';
import { needsReauthentication } from './reauthentication-rule.ts';

/**
 * The code of an e-mail that a new password needs in an old session (wire contract, section 6). A younger session ignores
 * it. For a first password a session is old much sooner: there is no old password that could be the proof, and a person at
 * an open window could choose one and sign the owner out.
 */
@Injectable()
export class Reauthentication {
  constructor(
    private readonly code: ReauthenticationCode,
    private readonly proof: FreshProof,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError reauthentication_needed */
  refuseWithout(nonce: string, opened: OpenSession): void {
    if (nonce === '' && this.isNeeded(opened)) throw new AppError(authErrors.reauthentication_needed);
  }

  /** Consumes the code, if one is needed. @throws AppError reauthentication_not_valid */
  async use(nonce: string, opened: OpenSession, request: AuthRequest, call: Call): Promise<void> {
    if (this.isNeeded(opened)) await this.code.use(opened.account.id, nonce, request, call);
  }

  private isNeeded({ account, session }: OpenSession): boolean {
    const now = this.clock.now();
    const { REAUTHENTICATION_HOURS, RECOVERY_PROOF_SECONDS } = this.settings;
    if (needsReauthentication(session.createdAt, now, REAUTHENTICATION_HOURS)) return true;
    const isProven = this.proof.isFresh(session) || isRecentlyRecovered(session, now, RECOVERY_PROOF_SECONDS);
    return account.passwordHash === null && !isProven;
  }
}
