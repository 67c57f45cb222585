import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair } from 'jose';
import type { AuthResponse } from '@nivel/contracts/auth/auth-request';
import { followLink } from '@nivel/contracts/auth/follow-link.operation';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { linkTypeOf, mailRequested, mailSealContext, mailSecrets } from '@nivel/contracts/auth/mail-requested.fact';
import { signUp } from '@nivel/contracts/auth/sign-up.operation';
import { smsRequested, smsSealContext, smsSecrets } from '@nivel/contracts/auth/sms-requested.fact';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { openSealed } from '@nivel/platform/seal';
import type { BackingOptions } from '@nivel/testing/backing-stack';
import { AUTH_ROOT_KEY } from '@nivel/testing/root-keys';
import { ServiceUnderTest } from '@nivel/testing/service-under-test';
import { startService, type StartedService } from '@nivel/testing/start-service';
import { TestClock } from '@nivel/testing/test-clock';
import { service as description } from '../service.ts';
import type { AuthClient } from '../src/database.ts';

/** The default address of callers. */
const CLIENT_IP = '203.0.113.7';

export interface Asked {
  readonly query?: Record<string, string>;
  /** What stands in the address. */
  readonly path?: Record<string, string>;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly token?: string;
  /** The address the request comes from. */
  readonly clientIp?: string;
}

/** A response or a refusal, as one thing to look at. */
export interface Heard {
  readonly status: number;
  /** Loose on purpose: tests read everything that arrived. */
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

/** What people do with the codes and links of their e-mails. */
class CodesInEmails {
  constructor(private readonly auth: AuthUnderTest) {}

  /** Signs a person up and waits for the e-mail with the code. */
  async unconfirmed() {
    const email = this.auth.newEmail();
    const headers = await this.auth.signUp({ email, password: 'correct horse battery' });
    return { ...(await this.auth.emailTo(email)), headers };
  }

  verify(body: unknown, headers: Record<string, string> = {}) {
    return this.auth.ask(verifyCode, { body, headers });
  }

  /** Follows a link; `told` is what the fragment contains for the browser. */
  async follow(query: Record<string, string>) {
    const heard = await this.auth.ask(followLink, { query });
    const [target, fragment] = (heard.response?.redirect ?? '').split('#');
    return { ...heard, target, fragment, told: Object.fromEntries(new URLSearchParams(fragment)) };
  }
}

/** The auth service, asked over the broker as the gateway asks it. */
export class AuthUnderTest extends ServiceUnderTest<AuthClient> {
  readonly codes = new CodesInEmails(this);
  private people = 0;
  private numbers = 0;

  private constructor(
    started: StartedService,
    readonly clock: TestClock,
  ) {
    super(started);
  }

  static async start(own: Record<string, string> = {}, backing: BackingOptions = {}): Promise<AuthUnderTest> {
    const env = {
      AUTH_SIGNING_KEYS: JSON.stringify(await newSigningKeys()),
      AUTH_ROOT_KEY,
      MAIL_SEAL_KEY: randomBytes(32).toString('base64'),
      AUTH_TOKEN_KEY: randomBytes(32).toString('base64'),
      FACTOR_SEAL_KEY: randomBytes(32).toString('base64'),
      UNIFORM_RESPONSE_MS: '0',
      HOUSEKEEPING_SECONDS: '0',
      // Cheap hashes: the tests are about how often the hasher runs, not how long.
      ARGON2_MEMORY_KIB: '64',
      ARGON2_PASSES: '1',
      ...own,
    };
    const clock = new TestClock();
    return new AuthUnderTest(await startService(description, { env, backing, world: { clock } }), clock);
  }

  async ask(operation: Operation, asked: Asked = {}): Promise<Heard> {
    const { token = null, clientIp = CLIENT_IP } = asked;
    const input = {
      query: asked.query ?? {},
      path: asked.path ?? {},
      body: asked.body ?? null,
      headers: asked.headers ?? {},
    };
    try {
      const response = (await this.started.peer.ask(operation, input, { token, clientIp })) as AuthResponse;
      const body = (response.body ?? {}) as Record<string, unknown>;
      return { status: response.status, body, code: null, message: null, response, details: null };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const { code, status } = error.definition;
      return { status: status ?? 0, body: {}, code, message: error.message, response: null, details: error.details };
    }
  }

  /** Calls an operation whose output is data; with a token, or without. @throws AppError */
  async rpc<O extends Operation>(operation: O, input: CallInputOf<O>, token: string | null): Promise<OutputOf<O>> {
    return this.started.peer.ask(operation, input, { token, clientIp: CLIENT_IP });
  }

  /** The newest e-mail to an address, opened as the worker opens it. */
  async emailTo(email: string) {
    const requested = (await this.told(mailRequested, `"${email}"`)).at(-1);
    if (requested === undefined) throw new Error(`no e-mail to ${email}`);
    const opened = openSealed(this.started.env['MAIL_SEAL_KEY'] ?? '', requested.sealed, mailSealContext(requested));
    return { ...requested, ...mailSecrets.parse(opened), type: linkTypeOf[requested.template] ?? '' };
  }

  /** The newest SMS to a number, opened as the worker opens it. */
  async smsTo(phone: string) {
    const requested = (await this.told(smsRequested, `"${phone}"`)).at(-1);
    if (requested === undefined) throw new Error(`no SMS to ${phone}`);
    const opened = openSealed(this.started.env['MAIL_SEAL_KEY'] ?? '', requested.sealed, smsSealContext(requested));
    return { ...requested, ...smsSecrets.parse(opened) };
  }

  /** How many SMS a number got. */
  async sentTo(phone: string): Promise<number> {
    return (await this.told(smsRequested, `"${phone}"`)).length;
  }

  newEmail(): string {
    return `learner${++this.people}.${Date.now().toString(36)}@example.test`;
  }

  /** A number that nobody else has. */
  newPhone(): string {
    return `5281${String(++this.numbers).padStart(8, '0')}`;
  }

  /** A person who signed up and, by default, proved the address and signed in. */
  async aLearner(): Promise<Signed> {
    const email = this.newEmail();
    const password = 'correct horse battery';
    const headers = await this.signUp({ email, password, data: { firstName: 'Ana', lastName: 'Ruiz' } });
    const { code } = await this.emailTo(email);
    await this.ask(verifyCode, { body: { type: 'signup', email, token: code }, headers });
    return this.signIn(email, password);
  }

  /** The same session after this many seconds, with the tokens of a refresh: those from before have expired by then. */
  async later<Who extends { readonly refresh: string }>(
    who: Who,
    seconds: number,
  ): Promise<Who & Pick<Signed, 'access' | 'refresh'>> {
    this.clock.pass(seconds);
    const { body } = await this.refresh(who.refresh);
    return { ...who, access: String(body['access_token']), refresh: String(body['refresh_token']) };
  }

  /** Signs up; returns the browser's proof and shows when the address is proven. */
  async signUp(body: unknown): Promise<{ signUpProof: string }> {
    const { response, code } = await this.ask(signUp, { body });
    if (response === null) throw new Error(`sign-up refused: ${code}`);
    return { signUpProof: response.headers?.['x-sign-up-proof'] ?? '' };
  }

  async signIn(email: string, password: string, headers: Record<string, string> = {}): Promise<Signed> {
    const asked = { query: { grant_type: 'password' }, body: { email, password }, headers };
    const heard = await this.ask(issueToken, asked);
    if (heard.code !== null) throw new Error(`sign-in refused: ${heard.code} ${heard.message}`);
    const { access_token, refresh_token, user } = heard.body as Record<string, string> & { user: { id: string } };
    return { email, password, access: access_token ?? '', refresh: refresh_token ?? '', userId: user.id };
  }

  async refresh(token: string, headers: Record<string, string> = {}): Promise<Heard> {
    return this.ask(issueToken, { query: { grant_type: 'refresh_token' }, body: { refresh_token: token }, headers });
  }
}
