import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import type { Tier } from '@nivel/contracts/billing/plan';
import { bookMentoringSession } from '@nivel/contracts/learning/book-mentoring-session.operation';
import { cancelMentoringSession } from '@nivel/contracts/learning/cancel-mentoring-session.operation';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { listMentoring } from '@nivel/contracts/learning/list-mentoring.operation';
import { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { publishMentoringHours } from '@nivel/contracts/learning/publish-mentoring-hours.operation';
import { remindOfMentoring } from '@nivel/contracts/learning/remind-of-mentoring.operation';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import { writeMentoringNotes } from '@nivel/contracts/learning/write-mentoring-notes.operation';
import type { Person } from '@nivel/testing/caller';
import { waitUntil } from '@nivel/testing/wait-until';
import { BillingService } from '../../test/billing-service.ts';
import { knownPerson } from '../../test/known-person.ts';
import { LearningUnderTest } from '../../test/learning-under-test.ts';
import { PeopleService } from '../../test/people-service.ts';

let learning: LearningUnderTest;
let people: PeopleService;
let billing: BillingService;
let admin: Person;
beforeAll(async () => {
  const env = { LEARNING_CALL_LINK: 'https://calls.example/nivel-{session}' };
  learning = await LearningUnderTest.start({ replicas: 2, env });
  people = await PeopleService.start(learning);
  billing = await BillingService.start(learning);
  admin = await people.administrator();
});
afterAll(async () => {
  await people.owner.stop();
  await billing.owner.stop();
  await learning.stop();
});

const aLearner = async (tier: Tier = 'elite'): Promise<Person> => {
  const { person } = await knownPerson(learning, 'Ana');
  await billing.give(person.userId, tier);
  return person;
};
const aMentor = async (): Promise<Person> => {
  const { person, email } = await knownPerson(learning, 'Leo');
  await admin.ask(giveMentorRole, { email });
  return person;
};
/** Ids of an hour in December 2026 and of the same in the weeks after it. */
const offered = async (by: Person, hour = 9, weeks = 1, first_day = '2026-12-07'): Promise<string[]> =>
  (await by.ask(publishMentoringHours, { first_day, hour, weeks })).hours.map(({ id }) => id);
const anHour = async (by: Person, hour = 9): Promise<string> => (await offered(by, hour))[0] ?? '';
const booking = (hour_id: string) => ({ session_id: v7(), hour_id, topic: 'Mi proyecto' });
const to = async (moment: string) => learning.clock.pass((Date.parse(moment) - learning.clock.now().getTime()) / 1_000);

describe('time and a session', () => {
  it('both sides are reminded a day and an hour before, once; a day before is the last moment to change it', async () => {
    const [ana, leo] = [await aLearner(), await aMentor()];
    const { id: session_id } = await ana.ask(bookMentoringSession, booking(await anHour(leo, 15)));
    const told = async () =>
      (await learning.told(mentoringSessionChanged, session_id))
        .filter(({ userId }) => userId === leo.userId)
        .map(({ what }) => what);
    const remind = async () => {
      await Promise.all([1, 2, 3].map(async () => learning.nobody.ask(remindOfMentoring, {})));
      return told();
    };
    expect(await remind()).toEqual(['booked']);
    await to('2026-12-06T21:00:00.001Z');
    expect(await remind()).toEqual(['booked', 'tomorrow']);
    expect(await ana.refusal(cancelMentoringSession, { session_id })).toEqual({
      code: 'mentoring_too_late',
      details: { hours: 24 },
    });
    expect(await leo.refusal(writeMentoringNotes, { session_id, notes: 'Antes' })).toMatchObject({
      code: 'mentoring_not_in_state',
    });
    await to('2026-12-07T20:30:00Z');
    expect(await remind()).toEqual(['booked', 'tomorrow', 'soon']);
    await to('2026-12-07T22:00:00Z');
    expect(await remind()).toEqual(['booked', 'tomorrow', 'soon']);
    await leo.ask(writeMentoringNotes, { session_id, notes: 'Sigue con **X200**.' });
    const sessions = (await ana.ask(listMentoring, {})).sessions.filter(({ id }) => id === session_id);
    expect(sessions).toMatchObject([{ notes: 'Sigue con **X200**.', is_changeable: false }]);
  });

  it('what a former mentor left behind is called off, and of a deleted account nothing stays that names it', async () => {
    const [ana, eva, leo] = [await aLearner(), await aLearner(), await aMentor()];
    const [first = '', second = ''] = await offered(leo, 9, 2, '2027-02-02');
    const { id } = await ana.ask(bookMentoringSession, booking(first));
    const { id: gone } = await eva.ask(bookMentoringSession, booking(second));
    await learning.tell(accountDeleted, { userId: eva.userId }, { version: 2 });
    const left = 'SELECT user_id AS by, topic, cancelled_at IS NOT NULL AS off FROM mentoring_sessions WHERE id = $1';
    await waitUntil(async () => (await learning.rows<{ off: boolean }>(left, [gone]))[0]?.off === true);
    expect(await learning.rows(left, [gone])).toEqual([{ by: null, topic: '', off: true }]);
    await admin.ask(takeMentorRole, { user_id: leo.userId });
    expect(await leo.refusal(cancelMentoringSession, { session_id: id })).toMatchObject({
      code: 'mentoring_session_not_found',
    });
    await learning.nobody.ask(remindOfMentoring, {});
    const [session] = (await ana.ask(listMentoring, {})).sessions;
    expect(session).toMatchObject({ id, is_cancelled: true, call_link: null });
  });
});
