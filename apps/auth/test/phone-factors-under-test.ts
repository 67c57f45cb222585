import { randomUUID } from 'node:crypto';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { AppUnderTest } from './app-under-test.ts';
import type { AuthUnderTest, Heard, Signed } from './auth-under-test.ts';

/** A number that takes the second step, and the tokens of the session that added it. */
interface AddedPhone {
  readonly id: string;
  readonly phone: string;
  readonly access: string;
  readonly refresh: string;
}

/** A challenge whose SMS has arrived. */
interface Received {
  readonly id: string;
  readonly code: string;
}

/** Numbers that take the second step, and what their owners do with them. */
export class PhoneFactorsUnderTest {
  readonly apps: AppUnderTest;

  constructor(private readonly auth: AuthUnderTest) {
    this.apps = new AppUnderTest(auth);
  }

  enroll(token: string, phone: string, body: object = {}): Promise<Heard> {
    return this.apps.enroll(token, { factor_type: 'phone', phone, ...body });
  }

  challenge(token: string, factorId: string, body: object = {}): Promise<Heard> {
    return this.auth.ask(challengeFactor, { token, path: { factorId }, body: { factorId, channel: 'sms', ...body } });
  }

  /** Begins a challenge and reads its SMS. */
  async receive(token: string, { id, phone }: Pick<AddedPhone, 'id' | 'phone'>): Promise<Received> {
    const heard = await this.challenge(token, id);
    if (heard.code !== null) throw new Error(`challenge refused: ${heard.code}`);
    return { id: String(heard.body['id']), code: (await this.auth.smsTo(phone)).code };
  }

  /** Adds a number in somebody's session. */
  async add(
    { access }: Pick<Signed, 'access'>,
    phone = this.auth.newPhone(),
    name = 'Mi celular',
  ): Promise<AddedPhone> {
    const { body, code } = await this.enroll(access, phone, { friendly_name: name });
    if (code !== null) throw new Error(`enrolment refused: ${code}`);
    const id = String(body['id']);
    const received = await this.receive(access, { id, phone });
    const heard = await this.apps.verify(access, id, received.id, received.code);
    if (heard.code !== null) throw new Error(`first code refused: ${heard.code}`);
    return { id, phone, access: String(heard.body['access_token']), refresh: String(heard.body['refresh_token']) };
  }

  /** Somebody's number as it was added when the installation still sent SMS. @returns its id */
  async keep({ userId }: Pick<Signed, 'userId'>, phone: string): Promise<string> {
    const id = randomUUID();
    await this.auth.owner.query(
      `INSERT INTO factors (id, user_id, kind, friendly_name, is_verified, phone, last_step, created_at, updated_at)
       VALUES ($1, $2, 'phone', 'Mi celular', true, $3, 0, now(), now())`,
      [id, userId, phone],
    );
    return id;
  }
}
