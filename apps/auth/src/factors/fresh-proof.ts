import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { ReauthenticationCode } from '../codes/reauthentication-code.ts';
import type { AuthSettings } from '../config.ts';
import type { Body } from '../http/body.ts';
import { CurrentPassword } from '../passwords/current-password.ts';
import type { OpenSession, Session } from '../sessions/session.ts';

/**
 * A person who finds an open window must not add a factor that locks out the owner, remove the owner's factors, or link
 * another identity. Once the sign-in is more than some minutes old, the password or the code of an e-mail is required. An
 * account without a password uses the code, and so does a session that an e-mail opened: a first password needs no proof in the
 * first minutes, so the person at the window may have chosen it. A session that an SMS opened uses the code at once: numbers are
 * ported and handed to somebody else, who must not make the account theirs.
 */
@Injectable()
export class FreshProof {
  constructor(
    private readonly password: CurrentPassword,
    private readonly code: ReauthenticationCode,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * @throws AppError current_password_required, current_password_invalid, reauthentication_needed, reauthentication_not_valid,
   * over_request_rate_limit
   */
  async ask({ account, session }: OpenSession, body: Body, request: AuthRequest, call: Call): Promise<void> {
    if (this.isFresh(session)) return;
    const nonce = body.text('nonce');
    if (nonce !== '') await this.code.use(account.id, nonce, request, call);
    else if (account.passwordHash !== null && session.amr.some(({ method }) => method === 'password'))
      await this.password.refuseOthers(account, body.text('current_password'), request, call);
    else throw new AppError(authErrors.reauthentication_needed, { message: 'This change requires reauthentication' });
  }

  /** Whether the sign-in itself is the proof. */
  isFresh({ createdAt, isByPhone }: Session): boolean {
    const recently = this.clock.now().getTime() - this.settings.FACTOR_CHANGE_SECONDS * 1_000;
    return !isByPhone && createdAt.getTime() > recently;
  }
}
