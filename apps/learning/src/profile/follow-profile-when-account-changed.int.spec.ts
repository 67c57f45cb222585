import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
beforeAll(async () => {
  learning = await LearningUnderTest.start({ env: { CONSUMER_MAX_DELIVERIES: '20' } });
});
afterAll(() => learning.stop());

type Profile = PayloadOf<typeof accountChanged>;
const profileOf = (userId: string, overrides: Partial<Profile> = {}): Profile => ({
  userId,
  email: 'luz@example.com',
  firstName: 'Luz',
  lastName: 'Reyes',
  studentType: 'teacher',
  educationalInterests: ['ethics'],
  skillLevel: 'beginner',
  timeZone: 'America/Tijuana',
  locale: 'es-MX',
  ...overrides,
});
/** Confirmed in another browser: nothing is known of the person. */
const bare = { firstName: '', lastName: '', educationalInterests: [], timeZone: 'America/Mexico_City' };
const rowOf = async (userId: string) => {
  const { rows } = await learning.owner.query<{ first_name: string; time_zone: string }>(
    `SELECT first_name, last_name, educational_interests, time_zone FROM profiles JOIN user_progress ON user_id = profiles.id
     WHERE profiles.id = $1`,
    [userId],
  );
  return rows[0];
};
const isNamed = (userId: string, name: string) => async () => (await rowOf(userId))?.first_name === name;

const aBareLearner = async (): Promise<Person> => {
  const learner = await learning.person();
  const createdAt = '2026-11-16T07:30:00.000Z';
  await learning.tell(accountCreated, { ...profileOf(learner.userId, bare), createdAt });
  await waitUntil(isNamed(learner.userId, ''));
  return learner;
};

const change = (userId: string, version: number, overrides: Partial<Profile> = {}) =>
  learning.tell(accountChanged, profileOf(userId, overrides), { version });

describe('the profile of a learner', () => {
  it('follows the account, and so does the time zone', async () => {
    const learner = await aBareLearner();
    await change(learner.userId, 2);
    await waitUntil(isNamed(learner.userId, 'Luz'));
    expect(await rowOf(learner.userId)).toEqual({
      first_name: 'Luz',
      last_name: 'Reyes',
      educational_interests: ['ethics'],
      time_zone: 'America/Tijuana',
    });
    await change(learner.userId, 3, { firstName: 'Eva', timeZone: 'Not/There' });
    await waitUntil(isNamed(learner.userId, 'Eva'));
    expect((await rowOf(learner.userId))?.time_zone).toBe('America/Mexico_City');
  });

  it('keeps the highest version, whichever arrives last', async () => {
    const learner = await aBareLearner();
    await change(learner.userId, 4);
    await waitUntil(isNamed(learner.userId, 'Luz'));
    for (const version of [3, 4]) await change(learner.userId, version, { firstName: 'Eva', timeZone: 'Europe/Rome' });
    await learning.tell(accountCreated, { ...profileOf(learner.userId, bare), createdAt: '2026-11-16T07:30:00.000Z' });
    const last = await aBareLearner();
    await change(last.userId, 2);
    await waitUntil(isNamed(last.userId, 'Luz'));
    expect(await rowOf(learner.userId)).toMatchObject({ first_name: 'Luz', time_zone: 'America/Tijuana' });
  });

  it('is applied once when delivered twice', async () => {
    const learner = await aBareLearner();
    const id = await change(learner.userId, 2);
    await waitUntil(isNamed(learner.userId, 'Luz'));
    await learning.owner.query(`UPDATE profiles SET first_name = 'Eva', version = 1 WHERE id = $1`, [learner.userId]);
    await learning.tell(accountChanged, profileOf(learner.userId), { id, version: 2 });
    const last = await aBareLearner();
    await change(last.userId, 2);
    await waitUntil(isNamed(last.userId, 'Luz'));
    expect((await rowOf(learner.userId))?.first_name).toBe('Eva');
  });

  it('that is not there yet follows when it is', async () => {
    const userId = v7();
    await change(userId, 2);
    await learning.tell(accountCreated, { ...profileOf(userId, bare), createdAt: '2026-11-16T07:30:00.000Z' });
    await waitUntil(isNamed(userId, 'Luz'));
    expect((await rowOf(userId))?.time_zone).toBe('America/Tijuana');
  });
});
