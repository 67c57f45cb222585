import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { listMentors } from '@nivel/contracts/learning/list-mentors.operation';
import { listQuestionQueue } from '@nivel/contracts/learning/list-question-queue.operation';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';
import { knownPerson } from '../../test/known-person.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let admin: Person;
beforeAll(async () => {
  learning = await LearningUnderTest.start();
  people = await PeopleService.start(learning);
  admin = await people.administrator();
});
afterAll(async () => {
  await people.owner.stop();
  await learning.stop();
});

const mentorsNow = async () => (await admin.ask(listMentors, {})).mentors.map(({ user_id: userId }) => userId);

describe('the role of mentors', () => {
  it('is given by an administrator to a proven address, once, and opens the queue', async () => {
    const { person, email } = await knownPerson(learning, 'Ana');
    const given = await admin.ask(giveMentorRole, { email: email.toUpperCase() });
    expect(given).toMatchObject({ user_id: person.userId, full_name: 'Ana Sol' });
    expect(await admin.ask(giveMentorRole, { email })).toEqual(given);
    const rows = 'SELECT given_by AS by FROM mentors WHERE user_id = $1';
    expect(await learning.rows(rows, [person.userId])).toEqual([{ by: admin.userId }]);
    expect(await person.ask(listQuestionQueue, {})).toMatchObject({ waiting: [], answered: [] });
  });

  it('is refused for an unknown address', async () => {
    const refusal = await admin.refusal(giveMentorRole, { email: 'nadie@example.com' });
    expect(refusal.code).toBe('mentor_account_not_found');
  });

  it('ends at once, together with its rights; it can be given again', async () => {
    const { person, email } = await knownPerson(learning, 'Leo');
    await admin.ask(giveMentorRole, { email });
    expect(await admin.ask(takeMentorRole, { user_id: person.userId })).toEqual({ was_mentor: true });
    expect(await admin.ask(takeMentorRole, { user_id: person.userId })).toEqual({ was_mentor: false });
    expect(await person.refusal(listQuestionQueue, {})).toMatchObject({ code: 'forbidden' });
    expect(await mentorsNow()).not.toContain(person.userId);
    await admin.ask(giveMentorRole, { email });
    expect(await mentorsNow()).toContain(person.userId);
    expect(await learning.rows('SELECT 1 FROM mentors WHERE user_id = $1', [person.userId])).toHaveLength(2);
  });

  it('ends with the account', async () => {
    const { person, email } = await knownPerson(learning, 'Eva');
    await admin.ask(giveMentorRole, { email });
    await learning.tell(accountDeleted, { userId: person.userId }, { version: 2 });
    await waitUntil(async () => !(await mentorsNow()).includes(person.userId));
  });

  it('is given, taken and listed by administrators alone', async () => {
    const manager = await learning.person();
    await people.set(manager.userId, 'manager');
    const former = await people.administrator();
    await people.set(former.userId, 'admin', false);
    const { person: mentor, email } = await knownPerson(learning, 'Sol');
    await admin.ask(giveMentorRole, { email });
    for (const by of [manager, former, mentor, await learning.person()]) {
      expect(await by.refusal(giveMentorRole, { email })).toMatchObject({ code: 'forbidden' });
      expect(await by.refusal(takeMentorRole, { user_id: mentor.userId })).toMatchObject({ code: 'forbidden' });
      expect(await by.refusal(listMentors, {})).toMatchObject({ code: 'forbidden' });
    }
    expect(await learning.nobody.refusal(listMentors, {})).toMatchObject({ code: 'unauthenticated' });
  });

  it('is not given while the administrators are unknown', async () => {
    await people.owner.leave();
    learning.clock.pass(11);
    expect(await admin.refusal(listMentors, {})).toMatchObject({ code: 'unavailable' });
    people.owner.answer();
    await waitUntil(() =>
      mentorsNow().then(
        () => true,
        () => false,
      ),
    );
  });
});
