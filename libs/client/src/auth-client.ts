import { ClientError } from './client-error.ts';
import { Transport, type TransportOptions } from './transport.ts';

/** The session that the auth door answers (wire contract 2.1). In cookie mode `refresh_token` is empty: the browser stores it. */
export interface AuthSession {
  readonly access_token: string;
  readonly token_type: 'bearer';
  readonly expires_in: number;
  readonly expires_at: number;
  readonly refresh_token: string;
  readonly user: AuthUser;
}

export interface AuthUser {
  readonly id: string;
  readonly email: string;
  /** Digits alone; empty where the account has none. */
  readonly phone?: string;
  /** The number that waits for its code; absent where none does. */
  readonly new_phone?: string;
  /** `needs_password`: the one chosen at sign-up was cleared, because its link was opened in another browser. */
  readonly app_metadata?: Readonly<Record<string, unknown>>;
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly email_confirmed_at?: string;
  /** Absent where there is none. */
  readonly factors?: readonly AuthFactor[];
  readonly identities?: readonly AuthIdentity[];
}

/** A way in which a person proves who they are. */
export interface AuthIdentity {
  /** What unlinking names. */
  readonly identity_id: string;
  /** `email`, or the name of a provider. */
  readonly provider: string;
  readonly email: string;
  /** ISO 8601, UTC. */
  readonly created_at: string;
}

/** A second factor: an app that shows codes, a number, a key, or a set of recovery codes. Only a verified one counts. */
export interface AuthFactor {
  readonly id: string;
  readonly factor_type: 'totp' | 'phone' | 'webauthn' | 'recovery_code';
  /** Of a number: stars and its last two digits. */
  readonly phone?: string;
  readonly friendly_name?: string;
  readonly status: 'verified' | 'unverified';
  /** ISO 8601, UTC. */
  readonly created_at: string;
}

/** The address that the link of an e-mail belongs to, read without using up the link. */
export interface LinkPreview {
  /** Masked: `l***a@correo.mx`. */
  readonly email: string;
  readonly type: string;
  readonly user_id: string;
  /** Whether this browser signed up, so that the password chosen then will count. */
  readonly is_same_browser: boolean;
}

export type CodeType = 'signup' | 'recovery' | 'email' | 'magiclink' | 'email_change';

/** Proofs that the browser holds the key of its session; null where it can keep none, and the session then has no key. */
export interface SessionProofs {
  /** For a call that may begin a session; makes the key where there is none. */
  readonly begin: () => Promise<string | null>;
  /** For a refresh of the session that is there. */
  readonly goOn: () => Promise<string | null>;
}

/** Where auth calls go; `cookies` is for pages of the site itself: the refresh token then never reaches a script. */
export interface AuthClientOptions extends Omit<TransportOptions, 'token'> {
  readonly cookies?: boolean;
  readonly proofs?: SessionProofs;
  /** A token of the installation's captcha, for a call that was refused without one or whose token did not count. */
  readonly solveCaptcha?: (refusal: ClientError) => Promise<string>;
}

/** What `PUT /user` changes; a caller who knows the current password sends it, a recovery of the last minutes needs none. */
export interface UserChanges {
  /** Another address: it counts once both have confirmed it. */
  readonly email?: string;
  /** Another number: it counts once its code is shown. */
  readonly phone?: string;
  readonly password?: string;
  readonly current_password?: string;
  /** The code of the e-mail that `reauthenticate` sends; needed for a new password in an old session. */
  readonly nonce?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

type Body = Readonly<Record<string, unknown>>;

interface AuthCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
  readonly proof?: string | null | undefined;
}

/** Calls of the auth door. Every method throws `ClientError` with the contract's code. */
export class AuthClient {
  private readonly options: AuthClientOptions;

  constructor(options: AuthClientOptions) {
    this.options = options;
  }

  async signIn(email: string, password: string): Promise<AuthSession> {
    return (await this.begin('/token?grant_type=password', { email, password })) as AuthSession;
  }

  /** New tokens; in cookie mode the refresh token comes from the cookie unless one is given. */
  async refresh(refreshToken?: string): Promise<AuthSession> {
    const body = refreshToken === undefined ? {} : { refresh_token: refreshToken };
    const proof = await this.options.proofs?.goOn();
    return (await this.ask({ method: 'POST', path: '/token?grant_type=refresh_token', body, proof })) as AuthSession;
  }

  /** Exchanges a mail's code for a session; the first of two that confirm another address brings none. */
  async verify(type: CodeType, email: string, code: string): Promise<AuthSession> {
    return (await this.begin('/verify', { type, email, token: code })) as AuthSession;
  }

  /** Exchanges the value of a mail's link for a session. */
  async verifyHash(type: CodeType, tokenHash: string): Promise<AuthSession> {
    return (await this.begin('/verify', { type, token_hash: tokenHash })) as AuthSession;
  }

  async user(accessToken: string): Promise<AuthUser> {
    return (await this.ask({ method: 'GET', path: '/user', token: accessToken })) as AuthUser;
  }

  async updateUser(accessToken: string, body: UserChanges): Promise<AuthUser> {
    return (await this.ask({ method: 'PUT', path: '/user', body, token: accessToken })) as AuthUser;
  }

  /**
   * Ends the session of the cookie. It needs no token, so that only the network can prevent it.
   *
   * @param userId whose it was, where that is known, for a service worker that deletes what the browser keeps for that person; the
   * service does not read it
   */
  async signOutByCookie(userId?: string | null): Promise<void> {
    await this.ask({ method: 'POST', path: `/logout?scope=local&id=${userId ?? ''}` });
  }

  private async begin(path: string, body: Body): Promise<unknown> {
    return this.ask({ method: 'POST', path, body, proof: await this.options.proofs?.begin() });
  }

  /** Any other call of the auth door. Where the service asks for a captcha, it is solved and the call made again. */
  async ask(call: AuthCall): Promise<unknown> {
    const { solveCaptcha, proofs } = this.options;
    try {
      return await this.send(call);
    } catch (error) {
      if (!solveCaptcha || !(error instanceof ClientError) || error.code !== 'captcha_failed') throw error;
      const gotrue_meta_security = { captcha_token: await solveCaptcha(error) };
      // Somebody may have signed out in another tab meanwhile, which removes the key.
      const proof = call.proof && (await proofs?.begin());
      return this.ask({ ...call, body: { ...call.body, gotrue_meta_security }, proof });
    }
  }

  private async send({ method, path, body, token, proof }: AuthCall): Promise<unknown> {
    const transport = new Transport({ ...this.options, token: () => Promise.resolve(token ?? null) });
    const headers = {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(this.options.cookies ? { 'x-use-cookie': '1' } : {}),
      ...(proof ? { 'x-session-proof': proof } : {}),
    };
    const question = { method, path: `/auth/v1${path}`, headers, ...(body === undefined ? {} : { body }) };
    const response = await transport.ask(question);
    return response.status === 204 ? null : response.json();
  }
}

/** Whether a refresh failed because the session is over, and not because the server did not answer. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ClientError && !error.isTransient && error.status !== 409;
