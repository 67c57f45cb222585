import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { updateUser } from '@nivel/contracts/auth/update-user.operation';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { LoginGuard } from './login-guard.ts';
import { PasswordHasher } from './password-hasher.ts';
import { AuthUnderTest, type Heard } from '../../test/auth-under-test.ts';

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
const wrong = async (email: string, times: number, deviceId?: string): Promise<void> => {
  for (let time = 0; time < times; time++) await guess(email, `wrong password ${time}`, deviceId);
};

/** The clock is under the test's control: time passes only when a test advances it. */
const still = (work: () => Promise<void>) => () => auth.clock.stoppedFor(work);

describe('lock-out', () => {
  it(
    'holds after five wrong passwords, with the same answer as a wrong one, and passes',
    still(async () => {
      const ana = await auth.aLearner();
      await wrong(ana.email, 4);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
      await wrong(ana.email, 5);
      const [locked, plain] = [await guess(ana.email, ana.password), await guess('nobody@example.test', 'x')];
      expect(locked).toEqual(plain);
      auth.clock.pass(29);
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
      auth.clock.pass(2);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
    }),
  );

  it(
    'grows: each further wrong password doubles it',
    still(async () => {
      const ana = await auth.aLearner();
      await wrong(ana.email, 5);
      for (const seconds of [30, 60, 120, 240]) {
        auth.clock.pass(seconds - 1);
        expect([seconds, (await guess(ana.email, ana.password)).status]).toEqual([seconds, 400]);
        auth.clock.pass(2);
        await wrong(ana.email, 1);
      }
      auth.clock.pass(481);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
    }),
  );

  it(
    'never lasts longer than its limit and is forgotten after a day',
    still(async () => {
      const ana = await auth.aLearner();
      await wrong(ana.email, 5);
      for (let time = 0; time < 10; time++) {
        auth.clock.pass(3_601);
        await wrong(ana.email, 1);
      }
      auth.clock.pass(3_601);
      await wrong(ana.email, 1);
      auth.clock.pass(86_401);
      await wrong(ana.email, 4);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
    }),
  );

  it('counts nothing for calls whose time was over before their password was compared', async () => {
    const ana = await auth.aLearner();
    const call = { actor: null, role: null, token: null, clientIp: null, trace: '', deadline: 1 };
    const request = NO_REQUEST;
    const late = () =>
      auth.get(LoginGuard).verify(
        { email: ana.email, password: ana.password, request, call },
        () => Promise.resolve(null),
        () => {
          throw new Error('Nothing was compared.');
        },
      );
    // As many as may be in progress at once: the next would have to wait for them.
    for (let time = 0; time < 5; time++)
      await expect(late()).rejects.toMatchObject({ definition: { code: 'unavailable' } });
    expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
  });

  it(
    'caused by a stranger does not reach a device that signed in before',
    still(async () => {
      const ana = await auth.aLearner();
      const first = await guess(ana.email, ana.password);
      const deviceId = first.response?.headers?.['x-device-id'];
      expect(deviceId).toMatch(/^[A-Za-z0-9_-]{43}$/);
      await wrong(ana.email, 30);
      await wrong(ana.email, 5, 'A'.repeat(43));
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
      const own = await guess(ana.email, ana.password, deviceId);
      expect(own).toMatchObject({ status: 200 });
      expect(own.response?.headers?.['x-device-id']).toBe(deviceId);
    }),
  );

  it(
    'holds on a known device for its own guesses, and the device opens nobody else',
    still(async () => {
      const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
      const deviceId = (await guess(eve.email, eve.password)).response?.headers?.['x-device-id'];
      await wrong(ana.email, 5, deviceId);
      expect(await guess(ana.email, ana.password, deviceId)).toMatchObject({ code: 'invalid_credentials' });
      await wrong(eve.email, 5, deviceId);
      expect(await guess(eve.email, eve.password, deviceId)).toMatchObject({ code: 'invalid_credentials' });
      expect(await guess(eve.email, eve.password)).toMatchObject({ status: 200 });
    }),
  );

  it(
    'caused by strangers elsewhere does not reach the owner’s network, until there were fifty of them',
    still(async () => {
      const ana = await auth.aLearner();
      const strangers = async (from: number, to: number): Promise<void> => {
        for (let n = from; n < to; n++) await guess(ana.email, 'wrong', undefined, `198.51.100.${Math.floor(n / 5)}`);
      };
      await strangers(0, 49);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
      await strangers(49, 50);
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
      auth.clock.pass(31);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
    }),
  );

  it(
    'takes no place in the count of the address for guesses from a network that is locked',
    still(async () => {
      const ana = await auth.aLearner();
      await wrong(ana.email, 5);
      const rows = async () =>
        (
          await auth.owner.query(
            'SELECT most, failures, pending, xmin FROM login_attempts ORDER BY updated_at DESC, most LIMIT 2',
          )
        ).rows as unknown[];
      const before = await rows();
      expect(before).toMatchObject([
        { most: 5, failures: 5, pending: 0 },
        { most: 50, failures: 5, pending: 0 },
      ]);
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
      expect(await rows()).toEqual(before);
    }),
  );

  it(
    'counts a network of IPv6 as one: another address of it is not another guesser',
    still(async () => {
      const ana = await auth.aLearner();
      for (let n = 1; n <= 5; n++) await guess(ana.email, 'wrong', undefined, `2001:db8:1:2::${n}`);
      expect(await guess(ana.email, ana.password, undefined, '2001:db8:1:2:ffff::9')).toMatchObject({ status: 400 });
      expect(await guess(ana.email, ana.password, undefined, '2001:db8:1:3::1')).toMatchObject({ status: 200 });
    }),
  );

  it(
    'ends when the owner shows an e-mailed code, everywhere',
    still(async () => {
      const ana = await auth.aLearner();
      for (let n = 0; n < 60; n++) await guess(ana.email, 'wrong', undefined, `198.51.100.${Math.floor(n / 5)}`);
      await wrong(ana.email, 6);
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
      await auth.ask(recoverPassword, { body: { email: ana.email } });
      const { code } = await auth.emailTo(ana.email);
      const proven = await auth.ask(verifyCode, { body: { type: 'recovery', email: ana.email, token: code } });
      expect(proven.response?.headers?.['x-device-id']).toMatch(/^[A-Za-z0-9_-]{43}$/);
      expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
      expect(await guess(ana.email, ana.password, undefined, '198.51.100.1')).toMatchObject({ status: 200 });
    }),
  );

  it(
    'counts wrong old passwords at a change like those at sign-in: a stolen session guesses no further',
    still(async () => {
      const ana = await auth.aLearner();
      const change = (current_password: string): Promise<Heard> =>
        auth.ask(updateUser, { body: { password: 'quite another phrase', current_password }, token: ana.access });
      for (let time = 0; time < 5; time++)
        expect(await change(`guess ${time}`)).toMatchObject({ status: 400, code: 'current_password_invalid' });
      expect(await change(ana.password)).toMatchObject({ status: 400, code: 'current_password_invalid' });
      expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
    }),
  );

  it(
    'keeps no row for what is no address, at the cost of a check',
    still(async () => {
      const rows = async (): Promise<number | null> =>
        (await auth.owner.query('SELECT 1 FROM login_attempts')).rowCount;
      const [before, runs] = [await rows(), auth.get(PasswordHasher).runs];
      for (const email of ['nobody', 'a@', `${'x'.repeat(400_000)}@example.test`, '@', 'a b@example.test'])
        expect(await guess(email, 'any password')).toMatchObject({ status: 400, code: 'invalid_credentials' });
      expect([await rows(), auth.get(PasswordHasher).runs - runs]).toEqual([before, 5]);
    }),
  );

  it(
    'keeps no device id, only its hash',
    still(async () => {
      const ana = await auth.aLearner();
      const deviceId = (await guess(ana.email, ana.password)).response?.headers?.['x-device-id'] ?? '';
      const { rowCount } = await auth.owner.query('SELECT 1 FROM devices WHERE id_hash = $1', [deviceId]);
      expect(rowCount).toBe(0);
    }),
  );
});
