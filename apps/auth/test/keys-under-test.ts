import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { enrollFactor } from '@nivel/contracts/auth/enroll-factor.operation';
import { verifyFactor } from '@nivel/contracts/auth/verify-factor.operation';
import type { AuthUnderTest, Heard, Signed } from './auth-under-test.ts';
import { SoftKey, type KeyOptions } from './soft-key.ts';

/** A key that counts, and the tokens of the session that added it. */
export interface AddedKey {
  readonly id: string;
  readonly key: SoftKey;
  readonly access: string;
  readonly refresh: string;
}

/** What a challenge of a key answers. */
interface Begun {
  readonly id: string;
  readonly type: string;
  readonly webauthn: { readonly type: 'create' | 'request'; readonly credential_options: { publicKey: KeyOptions } };
}

/** Keys, and what browsers and public clients do with them. */
export class KeysUnderTest {
  constructor(private readonly auth: AuthUnderTest) {}

  enroll(token: string, body: object = {}): Promise<Heard> {
    return this.auth.ask(enrollFactor, { token, body: { factor_type: 'webauthn', ...body } });
  }

  async challenge(token: string, factorId: string): Promise<Begun> {
    // What the public client sends: it names a site of its own choice, which does not count.
    const body = { factorId, webauthn: { rpId: 'elsewhere.test', rpOrigins: ['https://elsewhere.test'] } };
    const heard = await this.auth.ask(challengeFactor, { token, path: { factorId }, body });
    if (heard.code !== null) throw new Error(`challenge refused: ${heard.code} ${heard.message}`);
    return heard.body as Record<string, unknown> & Begun;
  }

  verify(token: string, factorId: string, { id, webauthn }: Begun, credential: unknown): Promise<Heard> {
    const body = { challenge_id: id, webauthn: { type: webauthn.type, credential_response: credential } };
    return this.auth.ask(verifyFactor, { token, path: { factorId }, body });
  }

  /** Shows a key for a challenge of its own, or has it made. */
  async show(token: string, factorId: string, key: SoftKey, amiss: object = {}): Promise<Heard> {
    const begun = await this.challenge(token, factorId);
    const { publicKey } = begun.webauthn.credential_options;
    const credential = begun.webauthn.type === 'create' ? key.make(publicKey, amiss) : key.sign(publicKey, amiss);
    return this.verify(token, factorId, begun, credential);
  }

  /** Adds a key in somebody's session. */
  async add({ access }: Pick<Signed, 'access'>, name = 'Mi computadora'): Promise<AddedKey> {
    const { body, code } = await this.enroll(access, { friendly_name: name });
    if (code !== null) throw new Error(`enrolment refused: ${code}`);
    const key = new SoftKey();
    const id = String(body['id']);
    const heard = await this.show(access, id, key);
    if (heard.code !== null) throw new Error(`key refused: ${heard.code} ${heard.message}`);
    return { id, key, access: String(heard.body['access_token']), refresh: String(heard.body['refresh_token']) };
  }
}
