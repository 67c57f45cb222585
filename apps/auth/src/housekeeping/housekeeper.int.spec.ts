import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { issueToken } from '@nivel/contracts/auth/issue-token.operation';
import { recoverPassword } from '@nivel/contracts/auth/recover-password.operation';
import { sessionEnded } from '@nivel/contracts/auth/session-ended.fact';
import { AuthUnderTest } from '../../test/auth-under-test.ts';
import { Housekeeper } from './housekeeper.ts';

let auth: AuthUnderTest;
beforeAll(async () => {
  auth = await AuthUnderTest.start({ HOUSEKEEPING_ROWS: '2', DEVICE_KEPT_DAYS: '365' });
}, 60_000);
afterAll(() => auth.stop());

const tables = ['sessions', 'one_time_tokens', 'login_attempts', 'devices', 'mail_pauses'];
const counts = async (): Promise<Record<string, number>> => {
  const found: Record<string, number> = {};
  for (const table of tables) {
    const { rows } = await auth.database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
    found[table] = rows[0]?.n ?? -1;
  }
  return found;
};

it('deletes what has expired, a bounded number at once, and tells which sessions ended', async () => {
  const housekeeper = auth.service.app.get(Housekeeper);
  const people = [await auth.aLearner(), await auth.aLearner(), await auth.aLearner()];
  for (const { email } of people) {
    await auth.ask(recoverPassword, { body: { email } });
    await auth.ask(issueToken, { query: { grant_type: 'password' }, body: { email, password: 'wrong' } });
  }
  const before = await counts();
  expect(await housekeeper.tidy()).toBe(0);
  expect(await counts()).toEqual(before);

  auth.clock.forward(91 * 86_400);
  const ana = await auth.signIn(people[0]?.email ?? '', people[0]?.password ?? '');
  expect(await housekeeper.tidy()).toBe(8);
  while ((await housekeeper.tidy()) > 0);
  // What is left is today's: one session, one count; devices are kept longer.
  expect(await counts()).toEqual({ sessions: 1, one_time_tokens: 0, login_attempts: 1, devices: 4, mail_pauses: 0 });
  expect(await auth.refresh(ana.refresh)).toMatchObject({ status: 200 });
  const ended = await Promise.all(people.map(({ userId }) => auth.told(sessionEnded, userId)));
  expect(ended.flat().map(({ reason }) => reason)).toEqual(Array<string>(6).fill('expired'));

  auth.clock.forward(366 * 86_400);
  while ((await housekeeper.tidy()) > 0);
  expect(await counts()).toEqual({ sessions: 0, one_time_tokens: 0, login_attempts: 0, devices: 0, mail_pauses: 0 });
});
