import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { verifyCode } from '@nivel/contracts/auth/verify-code.operation';
import { AppUnderTest } from '../../test/app-under-test.ts';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { aPkceClient } from '../../test/pkce-client.ts';
import { SecurityLog } from '../security/security-log.ts';
import { ExpiredDataCleaner } from './expired-data-cleaner.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ HOUSEKEEPING_ROWS: '2', DEVICE_KEPT_DAYS: '365' });
});
afterAll(() => auth.stop());

const tables = [
  'sessions',
  'one_time_tokens',
  'login_attempts',
  'devices',
  'mail_pauses',
  'mail_quotas',
  'wrong_codes',
  'flow_states',
  'factor_challenges',
  'security_events',
  'users',
];
const counts = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await auth.owner.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    found[table] = rows[0]?.n ?? -1;
  }
  return found;
};

const tidyAll = async (): Promise<void> => {
  const cleaner = auth.get(ExpiredDataCleaner);
  while ((await cleaner.tidy()) > 0);
};

it('deletes expired rows, a bounded number at once, and publishes which sessions ended', async () => {
  const cleaner = auth.get(ExpiredDataCleaner);
  const people = [await auth.aLearner(), await auth.aLearner(), await auth.aLearner()];
  const apps = new AppUnderTest(auth);
  for (const { email, access } of people) {
    await auth.ask(recoverPassword, { body: { email, ...aPkceClient().pkce } });
    await auth.ask(issueToken, { query: { grant_type: 'password' }, body: { email, password: 'wrong' } });
    await auth.ask(verifyCode, { body: { type: 'recovery', email, token: 'wrong' } });
    await apps.challenge(access, String((await apps.enroll(access)).body['id']));
  }
  await auth.get(SecurityLog).flush();
  const before = await counts();
  expect(await cleaner.tidy()).toBe(0);
  expect(await counts()).toEqual(before);

  auth.clock.pass(31 * 86_400);
  const ana = await auth.signIn(people[0]?.email ?? '', people[0]?.password ?? '');
  // Two of each of eight kinds: sessions, codes, counts, pauses, quotas, wrong codes, challenges, flows.
  expect(await cleaner.tidy()).toBe(16);
  await tidyAll();
  // The rest is from today: one session, its two counts. Devices and the log have longer retention.
  expect(await counts()).toEqual({
    ...before,
    sessions: 1,
    one_time_tokens: 0,
    login_attempts: 2,
    mail_pauses: 0,
    mail_quotas: 0,
    wrong_codes: 0,
    flow_states: 0,
    factor_challenges: 0,
    devices: (before['devices'] ?? 0) + 1,
    security_events: (before['security_events'] ?? 0) + 1,
  });
  expect(await auth.refresh(ana.refresh)).toMatchObject({ status: 200 });
  const ended = await Promise.all(people.map(({ userId }) => auth.told(sessionEnded, userId)));
  expect(ended.flat().map(({ reason }) => reason)).toEqual(Array<string>(6).fill('expired'));

  auth.clock.pass(366 * 86_400);
  await tidyAll();
  expect(await counts()).toEqual({ ...Object.fromEntries(tables.map((table) => [table, 0])), users: 3 });
});

it('deletes accounts that were not confirmed within a week, and no other', async () => {
  const unconfirmed = auth.newEmail();
  await auth.signUp({ email: unconfirmed, password: 'correct horse battery' });
  const ana = await auth.aLearner();
  const isThere = async (email: string): Promise<boolean> =>
    ((await auth.owner.query('SELECT 1 FROM users WHERE email = $1', [email])).rowCount ?? 0) > 0;
  auth.clock.pass(7 * 86_400 - 60);
  await tidyAll();
  expect([await isThere(unconfirmed), await isThere(ana.email)]).toEqual([true, true]);
  auth.clock.pass(120);
  await tidyAll();
  expect([await isThere(unconfirmed), await isThere(ana.email)]).toEqual([false, true]);
  // The address is free again.
  await auth.signUp({ email: unconfirmed, password: 'correct horse battery' });
});
