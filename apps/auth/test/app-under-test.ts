import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { enrollFactor } from '@nivel/contracts/auth/enroll-factor.operation';
import { readUser } from '@nivel/contracts/auth/read-user.operation';
import { removeFactor } from '@nivel/contracts/auth/remove-factor.operation';
import { verifyFactor } from '@nivel/contracts/auth/verify-factor.operation';
import type { TestClock } from '@nivel/testing/test-clock';
import { generateSync } from 'otplib';
import type { AuthUnderTest, Heard, Signed } from './auth-under-test.ts';

/** The code that an app shows, `offset` seconds from now. */
export const codeOf = (secret: string, clock: TestClock, offset = 0): string =>
  generateSync({ secret, epoch: Math.floor(clock.now().getTime() / 1_000) + offset });

/** A second factor that counts, and the tokens of the session that added it. */
export interface AddedApp {
  readonly id: string;
  readonly secret: string;
  readonly access: string;
  readonly refresh: string;
}

/** An app that shows codes, and what its owner does with it. */
export class AppUnderTest {
  constructor(private readonly auth: AuthUnderTest) {}

  enroll(token: string, body: object = {}): Promise<Heard> {
    return this.auth.ask(enrollFactor, { token, body: { factor_type: 'totp', ...body } });
  }

  async challenge(token: string, factorId: string): Promise<string> {
    const { body } = await this.auth.ask(challengeFactor, { token, path: { factorId }, body: { factorId } });
    return String(body['id']);
  }

  verify(token: string, factorId: string, challengeId: string, code: string, clientIp?: string): Promise<Heard> {
    const body = { challenge_id: challengeId, code };
    return this.auth.ask(verifyFactor, { token, path: { factorId }, body, ...(clientIp && { clientIp }) });
  }

  /** Shows a code for a challenge of its own. */
  async show(token: string, factorId: string, code: string): Promise<Heard> {
    return this.verify(token, factorId, await this.challenge(token, factorId), code);
  }

  /** Adds an app in somebody's session. */
  async add({ access }: Pick<Signed, 'access'>, name = 'Mi teléfono'): Promise<AddedApp> {
    const { body, code } = await this.enroll(access, { friendly_name: name });
    if (code !== null) throw new Error(`enrolment refused: ${code}`);
    const { secret = '' } = body['totp'] as Record<string, string>;
    const id = String(body['id']);
    const heard = await this.show(access, id, codeOf(secret, this.auth.clock));
    if (heard.code !== null) throw new Error(`first code refused: ${heard.code}`);
    return { id, secret, access: String(heard.body['access_token']), refresh: String(heard.body['refresh_token']) };
  }

  remove(token: string, factorId: string, body: object | null = null): Promise<Heard> {
    return this.auth.ask(removeFactor, { token, path: { factorId }, body });
  }

  async factorsOf(token: string): Promise<unknown> {
    return (await this.auth.ask(readUser, { token })).body['factors'];
  }
}
