import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountChanged } from '@nivel/contracts/auth/account-changed.fact';
import { accountCreated } from '@nivel/contracts/auth/account-created.fact';
import type { PayloadOf } from '@nivel/contracts/kernel/fact';
import { updateTimeZone } from '@nivel/contracts/learning/update-time-zone.operation';
import { startLearning, type Caller, type LearningStack } from '../../test/learning-stack.ts';

let stack: LearningStack;
beforeAll(async () => {
  stack = await startLearning({ env: { CONSUMER_MAX_DELIVERIES: '20' } });
}, 60_000);
afterAll(() => stack.stop(), 30_000);

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
  const { rows } = await stack.owner.query<{ first_name: string; time_zone: string }>(
    `SELECT first_name, last_name, educational_interests, time_zone FROM profiles JOIN user_progress ON user_id = profiles.id
     WHERE profiles.id = $1`,
    [userId],
  );
  return rows[0];
};
const isNamed = (userId: string, name: string) => async () => (await rowOf(userId))?.first_name === name;

const aBareLearner = async (): Promise<Caller> => {
  const learner = await stack.caller();
  const createdAt = '2026-11-16T07:30:00.000Z';
  await stack.tell(accountCreated, { ...profileOf(learner.userId, bare), createdAt });
  await stack.until(isNamed(learner.userId, ''));
  return learner;
};

describe('the profile of a learner', () => {
  it('follows the account, and so does the time zone until the learner chooses one here', async () => {
    const learner = await aBareLearner();
    await stack.tell(accountChanged, profileOf(learner.userId));
    await stack.until(isNamed(learner.userId, 'Luz'));
    expect(await rowOf(learner.userId)).toEqual({
      first_name: 'Luz',
      last_name: 'Reyes',
      educational_interests: ['ethics'],
      time_zone: 'America/Tijuana',
    });
    expect(await learner.refusal(updateTimeZone, { time_zone: 'Europe/Madrid' })).toMatchObject({
      code: 'time_zone_changed_recently',
    });
    stack.clock.pass(60);
    await stack.tell(accountChanged, profileOf(learner.userId, { firstName: 'Eva', timeZone: 'Europe/Madrid' }));
    await stack.until(isNamed(learner.userId, 'Eva'));
    expect((await rowOf(learner.userId))?.time_zone).toBe('America/Tijuana');
  });

  it('does not lose the zone that its learner chose', async () => {
    const learner = await aBareLearner();
    await learner.ask(updateTimeZone, { time_zone: 'America/Cancun' });
    await stack.tell(accountChanged, profileOf(learner.userId));
    await stack.until(isNamed(learner.userId, 'Luz'));
    expect((await rowOf(learner.userId))?.time_zone).toBe('America/Cancun');
  });

  it('told twice follows once', async () => {
    const learner = await aBareLearner();
    const row = await stack.tell(accountChanged, profileOf(learner.userId));
    await stack.until(isNamed(learner.userId, 'Luz'));
    stack.clock.pass(60);
    await stack.tell(accountChanged, profileOf(learner.userId, { firstName: 'Eva' }));
    await stack.until(isNamed(learner.userId, 'Eva'));
    await stack.publish(row, { 'Fact-Replay-Of': row.id });
    const last = await aBareLearner();
    await stack.tell(accountChanged, profileOf(last.userId));
    await stack.until(isNamed(last.userId, 'Luz'));
    expect((await rowOf(learner.userId))?.first_name).toBe('Eva');
  });

  it('that is not there yet follows when it is', async () => {
    const userId = v7();
    await stack.tell(accountChanged, profileOf(userId));
    await stack.tell(accountCreated, { ...profileOf(userId, bare), createdAt: '2026-11-16T07:30:00.000Z' });
    await stack.until(isNamed(userId, 'Luz'));
    expect((await rowOf(userId))?.time_zone).toBe('America/Tijuana');
  });
});
