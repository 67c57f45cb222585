import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { linkTypeOf, mailRequested, mailSealContext, mailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { factSubject } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import type { RunningService } from '@nivel/platform/boot-service';
import { Clock } from '@nivel/platform/clock';
import { boot } from '@nivel/platform/service-description';
import { openSealed } from '@nivel/platform/seal';
import { serviceEnvironment } from '@nivel/testing/service-environment';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { AUTH_ROOT_KEY } from '@nivel/testing/root-keys';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { service as description } from '../service.ts';
import { PasswordHasher } from '../src/passwords/password-hasher.ts';
import type { AuthClient } from '../src/database.ts';
import { CodesInMails } from './codes-in-mails.ts';

/** A clock that a test moves on. */
export class MovableClock extends Clock {
  private offsetMs = 0;
  private stoppedAt: number | undefined;

  now(): Date {
    return new Date((this.stoppedAt ?? Date.now()) + this.offsetMs);
  }

  /** Lets no time pass while the work is under way, however slow the machine is. */
  async stoppedFor<Result>(work: () => Promise<Result>): Promise<Result> {
    this.stoppedAt = Date.now();
    try {
      return await work();
    } finally {
      this.stoppedAt = undefined;
    }
  }

  forward(seconds: number): void {
    this.offsetMs += seconds * 1_000;
  }
}

export interface Asked {
  readonly query?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly token?: string;
  /** The address the request comes from. */
  readonly clientIp?: string;
}

/** A response or a refusal, as one thing to look at. */
export interface Heard {
  readonly status: number;
  /** Loose on purpose: tests look at whatever came. */
  readonly body: Record<string, unknown>;
  readonly code: string | null;
  readonly message: string | null;
  readonly response: AuthResponse | null;
  readonly details: unknown;
}

export interface Signed {
  readonly email: string;
  readonly password: string;
  readonly access: string;
  readonly refresh: string;
  readonly userId: string;
}

export const newSigningKeys = async (kid = 'k1') => {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), kid, alg: 'ES256' }] };
};

/** The auth service on real Postgres and NATS, asked over the broker as the gateway asks it. */
export class AuthUnderTest {
  readonly codes = new CodesInMails(this);
  private people = 0;

  private constructor(
    readonly clock: MovableClock,
    readonly stack: BackingStack,
    readonly env: Record<string, string>,
    readonly service: RunningService,
  ) {}

  static async start(own: Record<string, string> = {}, stack?: BackingStack): Promise<AuthUnderTest> {
    const backing = stack ?? (await startBackingStack());
    const env = {
      ...serviceEnvironment(backing, 'auth'),
      AUTH_SIGNING_KEYS: JSON.stringify(await newSigningKeys()),
      AUTH_ROOT_KEY,
      MAIL_SEAL_KEY: randomBytes(32).toString('base64'),
      AUTH_TOKEN_KEY: randomBytes(32).toString('base64'),
      UNIFORM_RESPONSE_MS: '0',
      HOUSEKEEPING_SECONDS: '0',
      // Cheap hashes: what is tested is how often the hasher runs, not how long.
      ARGON2_MEMORY_KIB: '64',
      ARGON2_PASSES: '1',
      ...own,
    };
    const clock = new MovableClock();
    const service = await boot(description, env, { clock });
    return new AuthUnderTest(clock, backing, env, service);
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.stack.stop();
  }

  /** The service's own connections. */
  get work(): UnitOfWork<AuthClient> {
    return this.service.app.get<UnitOfWork<AuthClient>>(UnitOfWork);
  }

  get database(): RunningService['core']['pool'] {
    return this.service.core.pool;
  }

  get hasher(): PasswordHasher {
    return this.service.app.get(PasswordHasher);
  }

  async ask(operation: Operation, asked: Asked = {}): Promise<Heard> {
    const context = {
      token: asked.token ?? null,
      trace: '',
      deadline: Date.now() + 20_000,
      clientIp: asked.clientIp ?? '203.0.113.7',
    };
    const input = { query: asked.query ?? {}, body: asked.body ?? null, headers: asked.headers ?? {} };
    try {
      const response = (await this.service.core.rpc.call(operation, input, context)) as AuthResponse;
      const body = (response.body ?? {}) as Record<string, unknown>;
      return { status: response.status, body, code: null, message: null, response, details: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, status } = error.definition;
      return { status: status ?? 0, body: {}, code, message: error.message, response: null, details: error.details };
    }
  }

  /** Calls an operation whose output is data; as whom, or as nobody. @throws AppError */
  async rpc<O extends Operation>(operation: O, input: CallInputOf<O>, token: string | null): Promise<OutputOf<O>> {
    const context = { token, trace: '', deadline: Date.now() + 20_000, clientIp: '203.0.113.7' };
    return this.service.core.rpc.call(operation, input, context);
  }

  /** Payloads of the facts told about a user or address, oldest first. */
  async told<F extends Fact>(fact: F, about: string): Promise<PayloadOf<F>[]> {
    const { rows } = await this.database.query<{ payload: string }>(
      'SELECT payload FROM outbox WHERE subject = $1 AND payload LIKE $2 ORDER BY id',
      [factSubject(fact), `%${about}%`],
    );
    return rows.map(({ payload }) => fact.payload.parse(JSON.parse(payload)) as PayloadOf<F>);
  }

  /** The newest mail to an address, opened as the worker opens it. */
  async mailTo(email: string) {
    const mail = (await this.told(mailRequested, `"${email}"`)).at(-1);
    if (mail === undefined) throw new Error(`no mail to ${email}`);
    const opened = openSealed(this.env['MAIL_SEAL_KEY'] ?? '', mail.sealed, mailSealContext(mail));
    return { ...mail, ...mailSecrets.parse(opened), type: linkTypeOf[mail.template] };
  }

  newEmail(): string {
    return `learner${++this.people}.${Date.now().toString(36)}@example.test`;
  }

  /** Somebody who signed up and, unless told otherwise, proved the address and signed in. */
  async aLearner(): Promise<Signed> {
    const email = this.newEmail();
    const password = 'correct horse battery';
    const headers = await this.signUp({ email, password, data: { firstName: 'Ana', lastName: 'Ruiz' } });
    const { code } = await this.mailTo(email);
    await this.ask(verifyCode, { body: { type: 'signup', email, token: code }, headers });
    return this.signIn(email, password);
  }

  /** Signs up; answers what the browser keeps of it and shows when the address is proven. */
  async signUp(body: unknown): Promise<{ signUpProof: string }> {
    const { response, code } = await this.ask(signUp, { body });
    if (response === null) throw new Error(`sign-up refused: ${code}`);
    return { signUpProof: response.headers?.['x-sign-up-proof'] ?? '' };
  }

  async signIn(email: string, password: string): Promise<Signed> {
    const heard = await this.ask(issueToken, { query: { grant_type: 'password' }, body: { email, password } });
    if (heard.code !== null) throw new Error(`sign-in refused: ${heard.code} ${heard.message}`);
    const { access_token, refresh_token, user } = heard.body as Record<string, string> & { user: { id: string } };
    return { email, password, access: access_token ?? '', refresh: refresh_token ?? '', userId: user.id };
  }

  async refresh(token: string, headers: Record<string, string> = {}): Promise<Heard> {
    return this.ask(issueToken, { query: { grant_type: 'refresh_token' }, body: { refresh_token: token }, headers });
  }
}
