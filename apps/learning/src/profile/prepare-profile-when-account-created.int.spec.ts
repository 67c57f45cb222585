import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { anAccount } from '@nivel/testing/an-account';
import { waitUntil } from '@nivel/testing/wait-until';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;

beforeAll(async () => {
  learning = await LearningUnderTest.start({ env: { CONSUMER_MAX_DELIVERIES: '20' } });
});
afterAll(() => learning.stop());

const aNewAccount = (overrides: Parameters<typeof anAccount>[1] = {}) =>
  anAccount(v7(), {
    firstName: 'Ana',
    educationalInterests: ['IA', 'Datos'],
    timeZone: 'America/Tijuana',
    createdAt: '2026-11-16T07:30:00.000Z',
    ...overrides,
  });
const rowsOf = async (userId: string) => {
  const [progress, skills, profiles, told] = await Promise.all([
    learning.owner.query(
      `SELECT total_points, current_level, streak_days, time_zone, signed_up_on::text FROM user_progress WHERE user_id = $1`,
      [userId],
    ),
    learning.owner.query(
      `SELECT skill_name, skill_value::float8 AS value, description <> '' AS described FROM user_skills WHERE user_id = $1 ORDER BY 1`,
      [userId],
    ),
    learning.owner.query('SELECT first_name, educational_interests FROM profiles WHERE id = $1', [userId]),
    learning.owner.query(`SELECT 1 FROM learning.outbox WHERE subject LIKE '%profile.prepared%' AND payload LIKE $1`, [
      `%${userId}%`,
    ]),
  ]);
  return { progress: progress.rows, skills: skills.rows, profiles: profiles.rows, told: told.rowCount };
};
const isPrepared = (userId: string) => async () => (await rowsOf(userId)).told === 1;

describe('a new account', () => {
  it('gets its profile, level X100, a streak of 1 in its own time zone, and four skills', async () => {
    const account = aNewAccount();
    await learning.tell(accountCreated, account);
    await waitUntil(isPrepared(account.userId));
    expect(await rowsOf(account.userId)).toEqual({
      // Half past eleven in the evening of the 15th in Tijuana.
      progress: [
        {
          total_points: 0,
          current_level: 'X100',
          streak_days: 1,
          time_zone: 'America/Tijuana',
          signed_up_on: '2026-11-15',
        },
      ],
      skills: [
        { skill_name: 'Deep Learning', value: 0, described: true },
        { skill_name: 'IA Aplicada', value: 0, described: true },
        { skill_name: 'Machine Learning', value: 0, described: true },
        { skill_name: 'Prompting', value: 10, described: true },
      ],
      profiles: [{ first_name: 'Ana', educational_interests: ['IA', 'Datos'] }],
      told: 1,
    });
  });

  it('delivered a second time, outside the window of the broker, changes nothing: 100 of 100', async () => {
    const accounts = Array.from({ length: 100 }, () => aNewAccount());
    const ids = await Promise.all(accounts.map((account) => learning.tell(accountCreated, account)));
    await waitUntil(async () => {
      const { rowCount } = await learning.owner.query('SELECT 1 FROM user_progress WHERE user_id = ANY ($1)', [
        accounts.map(({ userId }) => userId),
      ]);
      return rowCount === 100;
    });
    await learning.owner.query(`UPDATE user_progress SET streak_days = 9 WHERE user_id = ANY ($1)`, [
      accounts.map(({ userId }) => userId),
    ]);
    for (const [at, account] of accounts.entries()) await learning.tell(accountCreated, account, { id: ids[at] });
    const last = aNewAccount();
    await learning.tell(accountCreated, last);
    await waitUntil(isPrepared(last.userId));
    await new Promise((resolve) => setTimeout(resolve, 300));
    const { rows: after } = await learning.owner.query(
      `SELECT count(*)::int AS untouched FROM user_progress WHERE user_id = ANY ($1) AND streak_days = 9`,
      [accounts.map(({ userId }) => userId)],
    );
    expect(after).toEqual([{ untouched: 100 }]);
  });

  it('whose preparation fails is prepared when it can be', async () => {
    await learning.owner.query('ALTER TABLE learning.profiles RENAME TO profiles_away');
    const account = aNewAccount();
    await learning.tell(accountCreated, account);
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(
      (await learning.owner.query('SELECT 1 FROM user_progress WHERE user_id = $1', [account.userId])).rowCount,
    ).toBe(0);
    await learning.owner.query('ALTER TABLE learning.profiles_away RENAME TO profiles');
    await waitUntil(isPrepared(account.userId));
    expect((await rowsOf(account.userId)).progress).toHaveLength(1);
  });

  it('that was read before it was prepared starts at 0, and at 1 once the fact has arrived', async () => {
    const account = aNewAccount({ timeZone: 'Not/There' });
    const learner = await learning.person(account.userId);
    expect((await learner.ask(readDashboard, {})).streak.days).toBe(0);
    expect((await rowsOf(account.userId)).progress).toMatchObject([{ streak_days: 0, signed_up_on: null }]);
    await learning.tell(accountCreated, account);
    await waitUntil(isPrepared(account.userId));
    expect((await rowsOf(account.userId)).progress).toMatchObject([
      { streak_days: 1, time_zone: 'America/Mexico_City', signed_up_on: '2026-11-16' },
    ]);
    const dashboard = await learner.ask(readDashboard, {});
    expect(dashboard).toMatchObject({ profile: { firstName: 'Ana', isPrepared: true }, streak: { days: 1 } });
  });
});
