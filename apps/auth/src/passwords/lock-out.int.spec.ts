import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { AuthUnderTest, type Heard } from '../../test/auth-under-test.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start();
}, 60_000);
afterAll(() => auth.stop());

const guess = (email: string, password: string, deviceId?: string): Promise<Heard> =>
  auth.ask(issueToken, {
    query: { grant_type: 'password' },
    body: { email, password },
    ...(deviceId && { headers: { deviceId } }),
  });
const wrong = async (email: string, times: number, deviceId?: string): Promise<void> => {
  for (let time = 0; time < times; time++) await guess(email, `wrong password ${time}`, deviceId);
};

describe('lock-out', () => {
  it('holds after five wrong passwords, with the same answer as a wrong one, and passes', async () => {
    const ana = await auth.aLearner();
    await wrong(ana.email, 4);
    expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
    await wrong(ana.email, 5);
    const [locked, plain] = [await guess(ana.email, ana.password), await guess('nobody@example.test', 'x')];
    expect(locked).toEqual(plain);
    auth.clock.forward(29);
    expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
    auth.clock.forward(2);
    expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
  });

  it('grows: each further wrong password doubles it', async () => {
    const ana = await auth.aLearner();
    await wrong(ana.email, 5);
    for (const seconds of [30, 60, 120, 240]) {
      auth.clock.forward(seconds - 1);
      expect([seconds, (await guess(ana.email, ana.password)).status]).toEqual([seconds, 400]);
      auth.clock.forward(2);
      await wrong(ana.email, 1);
    }
    auth.clock.forward(481);
    expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
  });

  it('never lasts longer than its limit and is forgotten after a day', async () => {
    const ana = await auth.aLearner();
    await wrong(ana.email, 5);
    for (let time = 0; time < 10; time++) {
      auth.clock.forward(3_601);
      await wrong(ana.email, 1);
    }
    auth.clock.forward(3_601);
    await wrong(ana.email, 1);
    auth.clock.forward(86_401);
    await wrong(ana.email, 4);
    expect(await guess(ana.email, ana.password)).toMatchObject({ status: 200 });
  });

  it('caused by a stranger does not reach a device that signed in before', async () => {
    const ana = await auth.aLearner();
    const first = await guess(ana.email, ana.password);
    const deviceId = first.answer?.headers?.['x-device-id'];
    expect(deviceId).toMatch(/^[A-Za-z0-9_-]{43}$/);
    await wrong(ana.email, 30);
    await wrong(ana.email, 5, 'A'.repeat(43));
    expect(await guess(ana.email, ana.password)).toMatchObject({ code: 'invalid_credentials' });
    const own = await guess(ana.email, ana.password, deviceId);
    expect(own).toMatchObject({ status: 200 });
    expect(own.answer?.headers?.['x-device-id']).toBe(deviceId);
  });

  it('holds on a known device for its own guesses, and the device opens nobody else', async () => {
    const [ana, eve] = [await auth.aLearner(), await auth.aLearner()];
    const deviceId = (await guess(eve.email, eve.password)).answer?.headers?.['x-device-id'];
    await wrong(ana.email, 5, deviceId);
    expect(await guess(ana.email, ana.password, deviceId)).toMatchObject({ code: 'invalid_credentials' });
    await wrong(eve.email, 5, deviceId);
    expect(await guess(eve.email, eve.password, deviceId)).toMatchObject({ code: 'invalid_credentials' });
    expect(await guess(eve.email, eve.password)).toMatchObject({ status: 200 });
  });

  it('keeps no device id, only its hash', async () => {
    const ana = await auth.aLearner();
    const deviceId = (await guess(ana.email, ana.password)).answer?.headers?.['x-device-id'] ?? '';
    const { rowCount } = await auth.database.query('SELECT 1 FROM devices WHERE id_hash = $1', [deviceId]);
    expect(rowCount).toBe(0);
  });
});

describe('AUT-4: guessing in parallel', () => {
  let real = 0;
  beforeEach(() => {
    real = 0;
    const { hasher } = auth;
    const verify = hasher.verify.bind(hasher);
    hasher.verify = (password, hash) => {
      if (hash !== null) real++;
      return verify(password, hash);
    };
  });

  it('gets five verifications out of a thousand guesses at the same moment, and the right one behind them is refused', async () => {
    const ana = await auth.aLearner();
    real = 0;
    const guesses = Array.from({ length: 1_000 }, (_, index) =>
      guess(ana.email, index === 999 ? ana.password : `guess ${index}`),
    );
    const heard = await Promise.all(guesses);
    expect(real).toBe(5);
    expect(heard.filter(({ status }) => status === 200)).toHaveLength(0);
  }, 60_000);

  it('does not hinder twenty right sign-ins at the same moment', async () => {
    const ana = await auth.aLearner();
    const heard = await Promise.all(Array.from({ length: 20 }, () => guess(ana.email, ana.password)));
    expect(heard.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  }, 30_000);
});
