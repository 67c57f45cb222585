import { Injectable } from '@nestjs/common';
import { NO_REQUEST, type AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import type { OpenSession } from '../sessions/session.ts';
import { FreshProof } from './fresh-proof.ts';

/** The input of a procedure for a fresh proof. */
interface Shown {
  readonly current_password?: string | undefined;
  readonly nonce?: string | undefined;
}

/** Verifies that the owner of the account calls a procedure, not a person at an open window. */
@Injectable()
export class OwnerProof {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
  ) {}

  /**
   * The caller's session; if the account has a second factor, a session that has completed the second step.
   *
   * @returns the session, and the call as from the auth door: the call of a procedure does not identify the browser, so the
   * session does
   * @throws AppError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned, insufficient_aal
   */
  async identify(call: Call): Promise<{ readonly opened: OpenSession; readonly request: AuthRequest }> {
    const opened = await this.bearer.check(call);
    return { opened, request: { ...NO_REQUEST, headers: { userAgent: opened.session.userAgent } } };
  }

  /** @throws AppError as `FreshProof.ask` does */
  async prove(opened: OpenSession, shown: Shown, request: AuthRequest, call: Call): Promise<void> {
    await this.proof.ask(opened, Body.of({ ...request, body: shown }), request, call);
  }
}
