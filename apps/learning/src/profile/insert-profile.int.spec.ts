import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { profileErrors } from '@nivel/contracts/auth/profile.errors';
import { insertProfile } from '@nivel/contracts/learning/insert-profile.operation';
import { readProfiles } from '@nivel/contracts/learning/read-profiles.operation';
import { LearningUnderTest } from '../../test/learning-under-test.ts';

let learning: LearningUnderTest;
beforeAll(async () => {
  learning = await LearningUnderTest.start();
});
afterAll(() => learning.stop());

describe('inserting a profile', () => {
  it('sets the given fields of the own one in the account, and is readable at once', async () => {
    const learner = await learning.person();
    const row = {
      id: learner.userId,
      first_name: 'Ana',
      last_name: 'Ruiz',
      student_type: 'university',
      educational_interests: ['data'],
      skill_level: 'beginner',
    };
    expect(await learner.ask(insertProfile, row)).toEqual({ rows: [row] });
    expect((await learner.ask(readProfiles, {})).rows).toEqual([row]);
    expect(learning.accounts.accounts.get(learner.userId)?.account).toMatchObject({
      firstName: 'Ana',
      lastName: 'Ruiz',
    });
    const again = await learner.ask(insertProfile, { id: learner.userId, first_name: 'Luz', skill_level: null });
    expect(again).toEqual({ rows: [{ ...row, first_name: 'Luz' }] });
  });

  it('of another person is refused, and so is what the account refuses', async () => {
    const learner = await learning.person();
    expect(await learner.refusal(insertProfile, { id: v7(), first_name: 'Eve' })).toMatchObject({ code: '42501' });
    learning.accounts.refuseWith = profileErrors.not_a_name;
    const refused = learner.refusal(insertProfile, { id: learner.userId, first_name: 'www.evil.test' });
    expect(await refused.finally(() => (learning.accounts.refuseWith = null))).toMatchObject({ code: 'not_a_name' });
    expect((await learner.ask(readProfiles, {})).rows).toEqual([]);
  });
});
