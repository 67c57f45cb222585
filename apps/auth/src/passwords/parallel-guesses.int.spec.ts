import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { PasswordHasher } from './password-hasher.ts';
import { AuthUnderTest, type Heard } from '../../test/auth-under-test.ts';

/** How many guess at once, and in how many rounds from twenty networks each; `npm run soak -- AUT-4` uses more. */
const GUESSES = Number(process.env['GUESSES'] ?? 60);
const ROUNDS = Number(process.env['ROUNDS'] ?? 4);
/** Rounds of simultaneous right and wrong guesses. */
const MIXED = Number(process.env['MIXED'] ?? 4);

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
});
afterAll(() => auth.stop());

const guess = (email: string, password: string, deviceId?: string, clientIp?: string): Promise<Heard> =>
  auth.ask(issueToken, {
    query: { grant_type: 'password' },
    body: { email, password },
    ...(deviceId && { headers: { deviceId } }),
    ...(clientIp && { clientIp }),
  });

describe('AUT-4: guessing in parallel', () => {
  let real = 0;
  beforeAll(() => {
    const hasher = auth.get(PasswordHasher);
    const verify = hasher.verify.bind(hasher);
    hasher.verify = (password, hash, call) => {
      if (hash !== null) real++;
      return verify(password, hash, call);
    };
  });

  it(`gets five verifications out of ${GUESSES} guesses at the same moment, and the right one behind them is refused`, async () => {
    const ana = await auth.aLearner();
    real = 0;
    const guesses = Array.from({ length: GUESSES }, (_, index) =>
      guess(ana.email, index === GUESSES - 1 ? ana.password : `guess ${index}`),
    );
    const heard = await Promise.all(guesses);
    expect(real).toBe(5);
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(0);
  });

  it('lets twenty wait and tells all others at once, so that no crowd of guesses holds anybody up', async () => {
    const ana = await auth.aLearner();
    const heard = await Promise.all(Array.from({ length: 100 }, (_, index) => guess(ana.email, `guess ${index}`)));
    const told = heard.filter(({ code }) => code === 'over_request_rate_limit');
    expect(told).toHaveLength(75);
    expect(told[0]).toMatchObject({ status: 0, details: { retryAfterSeconds: 5 } });
    // The owner, on another network, waits for none of them.
    expect(await guess(ana.email, ana.password, undefined, '192.0.2.9')).toMatchObject({ status: 200 });
  });

  it(`of ${ROUNDS * 100} from ${ROUNDS * 20} networks gets fifty verifications, known address or not`, async () => {
    const ana = await auth.aLearner();
    real = 0;
    await auth.clock.stoppedFor(async () => {
      for (let round = 0; round < ROUNDS; round++) {
        await Promise.all(
          Array.from({ length: 100 }, (_, n) => guess(ana.email, `guess ${n}`, undefined, `10.${round}.${n % 20}.1`)),
        );
      }
    });
    expect(real).toBe(50);
  });

  it('lets nobody wait for each other: right and wrong ones and a proven code at once are all answered as they should', async () => {
    const ana = await auth.aLearner();
    const outcomes = new Set<string>();
    for (let round = 0; round < MIXED; round++) {
      const rights = Array.from({ length: 8 }, (_, n) => guess(ana.email, ana.password, undefined, `10.9.${n}.1`));
      const wrongs = Array.from({ length: 8 }, (_, n) => guess(ana.email, 'no', undefined, `10.8.${round}.${n}`));
      auth.clock.pass(3_700);
      await auth.ask(recoverPassword, { body: { email: ana.email } });
      const { code } = await auth.emailTo(ana.email);
      const proven = auth.ask(verifyCode, { body: { type: 'recovery', email: ana.email, token: code } });
      for (const { status, code: refusal } of await Promise.all([...rights, ...wrongs, proven]))
        outcomes.add(`${status} ${refusal}`);
    }
    expect(
      [...outcomes].filter((one) => !['200 null', '400 invalid_credentials', '403 otp_expired'].includes(one)),
    ).toEqual([]);
  });

  it('does not hinder twenty right sign-ins at the same moment', async () => {
    const ana = await auth.aLearner();
    const heard = await Promise.all(Array.from({ length: 20 }, () => guess(ana.email, ana.password)));
    expect(heard.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  });
});
