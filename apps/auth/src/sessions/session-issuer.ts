import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { Ids } from '@nivel/platform/ids';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { userView } from '../accounts/user-view.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { SigningKeys } from '../keys/signing-keys.ts';
import { writeRefreshToken } from './refresh-token.ts';
import type { Proof, Session } from './session.ts';
import { SessionsRepository } from './sessions.repository.ts';

/** Opens sessions and writes what a client gets of them. */
@Injectable()
export class SessionIssuer {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly accounts: AccountsRepository,
    private readonly keys: SigningKeys,
    private readonly ids: Ids,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** A new session of an account, saved; answers what the client gets. */
  async open(tx: AuthTx, account: Account, method: Proof['method'], request: AuthRequest, call: Call) {
    const now = this.clock.now();
    const session: Session = {
      id: this.ids.next(),
      userId: account.id,
      aal: 'aal1',
      amr: [{ method, timestamp: Math.floor(now.getTime() / 1_000) }],
      refreshKey: randomBytes(32),
      refreshCount: 1,
      refreshedAt: now,
      userAgent: (request.headers.userAgent ?? '').slice(0, 255).toWellFormed(),
      ip: call.clientIp,
      createdAt: now,
    };
    await this.sessions.insert(tx, session);
    await this.accounts.signedIn(tx, account.id, now);
    return this.write((await this.accounts.byId(account.id, tx.client)) ?? account, session);
  }

  /** The session object of the wire contract (2.1), with a fresh access token and the session's newest refresh token. */
  async write(account: Account, session: Session) {
    const expiresIn = this.settings.ACCESS_TOKEN_SECONDS;
    const issuedAt = Math.floor(this.clock.now().getTime() / 1_000);
    const access = await this.keys.sign({
      iss: `${this.settings.PUBLIC_URL}/auth/v1`,
      sub: account.id,
      aud: 'authenticated',
      exp: issuedAt + expiresIn,
      iat: issuedAt,
      email: account.email,
      phone: '',
      app_metadata: account.appMetadata,
      user_metadata: account.userMetadata,
      role: 'authenticated',
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    });
    return {
      access_token: access,
      token_type: 'bearer',
      expires_in: expiresIn,
      expires_at: issuedAt + expiresIn,
      refresh_token: writeRefreshToken({ sessionId: session.id, count: session.refreshCount }, session.refreshKey),
      user: userView(account),
    };
  }
}
