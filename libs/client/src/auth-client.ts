import { ClientError } from './client-error.ts';
import { Transport, type TransportOptions } from './transport.ts';

/** The session that the auth door answers (wire contract 2.1). In cookie mode `refresh_token` is empty: the browser keeps it. */
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
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly email_confirmed_at?: string;
}

export interface SignUp {
  readonly email: string;
  readonly password: string;
  /** Profile data: first and last name, kind of student, interests, skill level. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly redirectTo?: string;
}

export type CodeType = 'signup' | 'recovery' | 'email' | 'magiclink';

/** Where auth calls go; `cookies` is for pages of the site itself: the refresh token then never reaches a script. */
export interface AuthClientOptions extends Omit<TransportOptions, 'token'> {
  readonly cookies?: boolean;
}

type Body = Readonly<Record<string, unknown>>;

const withRedirect = (path: string, redirectTo: string | undefined): string =>
  redirectTo === undefined ? path : `${path}?${new URLSearchParams({ redirect_to: redirectTo }).toString()}`;

/** Calls of the auth door. Every method throws `ClientError` with the contract's code. */
export class AuthClient {
  constructor(private readonly options: AuthClientOptions) {}

  /** The bare user while the address waits for its confirmation. */
  async signUp({ email, password, data, redirectTo }: SignUp): Promise<AuthUser> {
    return (await this.post(withRedirect('/signup', redirectTo), { email, password, data })) as AuthUser;
  }

  async signIn(email: string, password: string): Promise<AuthSession> {
    return (await this.post('/token?grant_type=password', { email, password })) as AuthSession;
  }

  /** New tokens; in cookie mode the refresh token comes from the cookie unless one is given. */
  async refresh(refreshToken?: string): Promise<AuthSession> {
    const body = refreshToken === undefined ? {} : { refresh_token: refreshToken };
    return (await this.post('/token?grant_type=refresh_token', body)) as AuthSession;
  }

  /** Exchanges a mail's code for a session. */
  async verify(type: CodeType, email: string, code: string): Promise<AuthSession> {
    return (await this.post('/verify', { type, email, token: code })) as AuthSession;
  }

  /** Exchanges the hash of a mail's link for a session. */
  async verifyHash(type: CodeType, tokenHash: string): Promise<AuthSession> {
    return (await this.post('/verify', { type, token_hash: tokenHash })) as AuthSession;
  }

  async resend(email: string, redirectTo?: string): Promise<void> {
    await this.post(withRedirect('/resend', redirectTo), { type: 'signup', email });
  }

  async recover(email: string, redirectTo?: string): Promise<void> {
    await this.post(withRedirect('/recover', redirectTo), { email });
  }

  async user(accessToken: string): Promise<AuthUser> {
    return (await this.ask('GET', '/user', undefined, accessToken)) as AuthUser;
  }

  async updateUser(accessToken: string, changes: { password?: string; data?: Body }): Promise<AuthUser> {
    return (await this.ask('PUT', '/user', changes, accessToken)) as AuthUser;
  }

  async signOut(accessToken: string, scope: 'global' | 'local' | 'others' = 'global'): Promise<void> {
    await this.ask('POST', `/logout?scope=${scope}`, undefined, accessToken);
  }

  private post(path: string, body: Body): Promise<unknown> {
    return this.ask('POST', path, body, null);
  }

  private async ask(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body: Body | undefined,
    token: string | null,
  ): Promise<unknown> {
    const transport = new Transport({ ...this.options, token: () => Promise.resolve(token) });
    const headers = {
      'content-type': 'application/json;charset=UTF-8',
      'x-supabase-api-version': '2024-01-01',
      ...(this.options.cookies ? { 'x-use-cookie': '1' } : {}),
    };
    const question = { method, path: `/auth/v1${path}`, headers, ...(body === undefined ? {} : { body }) };
    const response = await transport.ask(question);
    return response.status === 204 ? null : response.json();
  }
}

/** Whether a refresh failed because the session is over, and not because nobody answered. */
export const isSessionOver = (error: unknown): boolean =>
  error instanceof ClientError && !error.isPassing && error.status !== 409;
