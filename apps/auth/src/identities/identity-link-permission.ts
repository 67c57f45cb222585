import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import { FreshProof } from '../factors/fresh-proof.ts';
import { Body } from '../http/body.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import type { OpenSession } from '../sessions/session.ts';

/** Who may link an identity. A linked identity can sign in, so linking needs a fresh proof. */
@Injectable()
export class IdentityLinkPermission {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly proof: FreshProof,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** The session of the caller. @throws AppError of the bearer check, manual_linking_disabled */
  async check(call: Call): Promise<OpenSession> {
    const opened = await this.bearer.check(call);
    if (!this.settings.IDENTITY_LINKING_ENABLED) throw new AppError(authErrors.manual_linking_disabled);
    return opened;
  }

  /** @param fields the JSON body that holds the proof; null without one @throws AppError those of a fresh proof */
  async prove(opened: OpenSession, fields: unknown, request: AuthRequest, call: Call): Promise<void> {
    await this.proof.ask(opened, Body.of({ ...request, body: fields ?? {} }), request, call);
  }
}
