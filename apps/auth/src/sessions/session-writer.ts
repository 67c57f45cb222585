import { Inject, Injectable } from '@nestjs/common';
import { SECOND_STEP_CLAIM } from '@nivel/platform/access-token';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import { userView } from '../accounts/user-view.ts';
import type { AuthSettings } from '../config.ts';
import { SigningKeys } from '../keys/signing-keys.ts';
import { RefreshTokens } from './refresh-tokens.ts';
import { needsSecondStep, type OpenSession } from './session.ts';

/** Writes what a client gets of a session. It signs, so it is never done inside of a unit of work: its connection would wait too. */
@Injectable()
export class SessionWriter {
  constructor(
    private readonly keys: SigningKeys,
    private readonly refreshTokens: RefreshTokens,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** The session object of the wire contract (2.1), with a fresh access token and the session's newest refresh token. */
  async write(opened: OpenSession) {
    const { account, session } = opened;
    const expiresIn = this.settings.ACCESS_TOKEN_SECONDS;
    const issuedAt = Math.floor(this.clock.now().getTime() / 1_000);
    const access = await this.keys.sign({
      iss: `${this.settings.PUBLIC_URL}/auth/v1`,
      sub: account.id,
      aud: 'authenticated',
      exp: issuedAt + expiresIn,
      iat: issuedAt,
      email: account.email,
      phone: account.phone ?? '',
      app_metadata: account.appMetadata,
      user_metadata: account.userMetadata,
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
      ...(needsSecondStep(opened) && { [SECOND_STEP_CLAIM]: true }),
    });
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: issuedAt + expiresIn,
      refresh_token: this.refreshTokens.write(session),
      user: userView(account),
    };
  }
}
