import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Tier } from '@nivel/contracts/billing/plan';
import { bookMentoringSession } from '@nivel/contracts/learning/book-mentoring-session.operation';
import { cancelMentoringSession } from '@nivel/contracts/learning/cancel-mentoring-session.operation';
import { giveMentorRole } from '@nivel/contracts/learning/give-mentor-role.operation';
import { listMentoring } from '@nivel/contracts/learning/list-mentoring.operation';
import { listMentoringAgenda } from '@nivel/contracts/learning/list-mentoring-agenda.operation';
import { mentoringSessionChanged } from '@nivel/contracts/learning/mentoring-session-changed.fact';
import { moveMentoringSession } from '@nivel/contracts/learning/move-mentoring-session.operation';
import { publishMentoringHours } from '@nivel/contracts/learning/publish-mentoring-hours.operation';
import { takeMentorRole } from '@nivel/contracts/learning/take-mentor-role.operation';
import { withdrawMentoringHour } from '@nivel/contracts/learning/withdraw-mentoring-hour.operation';
import { writeMentoringNotes } from '@nivel/contracts/learning/write-mentoring-notes.operation';
import type { Person } from '@nivel/testing/caller';
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

describe('hours of a mentor', () => {
  it('are offered in the mentor’s zone, once, and never across each other', async () => {
    const leo = await aMentor();
    const given = { first_day: '2026-12-07', hour: 9, weeks: 3 };
    const { hours } = await leo.ask(publishMentoringHours, given);
    expect(hours.map(({ starts_at: at }) => at)).toEqual([
      '2026-12-07T15:00:00.000Z',
      '2026-12-14T15:00:00.000Z',
      '2026-12-21T15:00:00.000Z',
    ]);
    expect((await leo.ask(publishMentoringHours, given)).hours).toEqual(hours);
    await learning.rows(`UPDATE user_progress SET time_zone = 'Asia/Kolkata' WHERE user_id = $1`, [leo.userId]);
    const across = await leo.refusal(publishMentoringHours, { ...given, hour: 20, weeks: 1 });
    expect(across).toEqual({ code: 'mentoring_hour_overlaps', details: { starts_at: '2026-12-07T15:00:00.000Z' } });
  });

  it('are withdrawn while nobody has booked them', async () => {
    const [leo, sol, ana] = [await aMentor(), await aMentor(), await aLearner()];
    const [first = '', second = ''] = await offered(leo, 10, 2);
    expect(await sol.refusal(withdrawMentoringHour, { hour_id: first })).toMatchObject({
      code: 'mentoring_hour_not_found',
    });
    await ana.ask(bookMentoringSession, booking(first));
    expect(await leo.refusal(withdrawMentoringHour, { hour_id: first })).toMatchObject({
      code: 'mentoring_hour_booked',
    });
    expect(await leo.ask(withdrawMentoringHour, { hour_id: second })).toEqual({ withdrawn: true });
    expect(await leo.ask(withdrawMentoringHour, { hour_id: second })).toEqual({ withdrawn: false });
    expect(await ana.refusal(bookMentoringSession, booking(second))).toMatchObject({
      code: 'mentoring_hour_not_found',
    });
  });

  it('are offered, listed and withdrawn by mentors only', async () => {
    const ana = await aLearner();
    const leo = await aMentor();
    await admin.ask(takeMentorRole, { user_id: leo.userId });
    for (const by of [ana, leo])
      for (const [operation, input] of [
        [publishMentoringHours, { first_day: '2026-12-07', hour: 9 }],
        [withdrawMentoringHour, { hour_id: v7() }],
        [listMentoringAgenda, {}],
        [writeMentoringNotes, { session_id: v7(), notes: 'x' }],
      ] as const)
        expect(await by.refusal(operation, input)).toMatchObject({ code: 'forbidden' });
    expect(await learning.nobody.refusal(listMentoring, {})).toMatchObject({ code: 'unauthenticated' });
  });
});

describe('a session with a mentor', () => {
  it('is booked once, with a call address that nobody can guess, and both sides are notified', async () => {
    const [ana, leo] = [await aLearner(), await aMentor()];
    const given = booking(await anHour(leo));
    const session = await ana.ask(bookMentoringSession, given);
    expect(await ana.ask(bookMentoringSession, given)).toEqual(session);
    expect(session).toMatchObject({ with_name: 'Leo', is_changeable: true, topic: 'Mi proyecto' });
    expect(session.call_link).toMatch(/^https:\/\/calls\.example\/nivel-[0-9a-f]{32}$/);
    expect(session.ics).toContain('DTSTART:20261207T150000Z');
    const agenda = await leo.ask(listMentoringAgenda, {});
    expect(agenda).toMatchObject({ hours: [], sessions: [{ with_name: 'Ana', call_link: session.call_link }] });
    expect(JSON.stringify(agenda)).not.toContain(ana.userId);
    const told = await learning.told(mentoringSessionChanged, session.id);
    expect(told.map(({ userId, what, withName }) => [userId, what, withName])).toEqual([
      [ana.userId, 'booked', 'Leo'],
      [leo.userId, 'booked', 'Ana'],
    ]);
    expect(await ana.refusal(bookMentoringSession, { ...given, topic: 'Otra' })).toMatchObject({
      code: 'idempotency_key_reused',
    });
  });

  it('is never two of one hour: 200 rounds of two at once', async () => {
    const [ana, eva, leo] = [await aLearner(), await aLearner(), await aMentor()];
    const hour = await anHour(leo, 11);
    for (let round = 0; round < 200; round += 1) {
      const both = [ana, eva].map((by) => ({ by, given: booking(hour) }));
      const results = await Promise.allSettled(both.map(async ({ by, given }) => by.ask(bookMentoringSession, given)));
      const won = both.filter((_, index) => results[index]?.status === 'fulfilled');
      expect(won).toHaveLength(1);
      for (const { by, given } of won) await by.ask(cancelMentoringSession, { session_id: given.session_id });
    }
    const sessions = 'SELECT count(*)::int AS count FROM mentoring_sessions WHERE hour_id = $1';
    expect(await learning.rows(sessions, [hour])).toEqual([{ count: 200 }]);
  }, 120_000);

  it('is two a month, in the learner’s zone, also at once; one that is called off does not count', async () => {
    const [ana, leo] = [await aLearner(), await aMentor()];
    // The last evening of November in Mexico is December in Greenwich.
    const [november = ''] = await offered(leo, 20, 1, '2026-11-30');
    const december = await offered(leo, 12, 4, '2026-12-01');
    await ana.ask(bookMentoringSession, booking(november));
    const results = await Promise.allSettled(
      december.slice(0, 3).map(async (hour) => ana.ask(bookMentoringSession, booking(hour))),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    const { sessions, booked, per_month: most } = await ana.ask(listMentoring, {});
    expect([most, booked]).toEqual([2, { '2026-11': 1, '2026-12': 2 }]);
    expect(await ana.refusal(bookMentoringSession, booking(december[3] ?? ''))).toEqual({
      code: 'mentoring_used_up',
      details: { most: 2, month: '2026-12' },
    });
    const last = sessions.find(({ starts_at: at }) => at > '2026-12-02');
    await ana.ask(cancelMentoringSession, { session_id: last?.id ?? '' });
    await ana.ask(bookMentoringSession, booking(december[3] ?? ''));
  });

  it('needs elite, an hour that is free, and time until then', async () => {
    const [pro, elite, leo] = [await aLearner('pro'), await aLearner(), await aMentor()];
    const hour = await anHour(leo, 13);
    const refused = { code: 'mentoring_needs_plan', details: { plan: 'elite' } };
    expect(await pro.refusal(bookMentoringSession, booking(hour))).toEqual(refused);
    expect(await pro.ask(listMentoring, {})).toMatchObject({ hours: [], per_month: 0 });
    const [soon = ''] = await offered(leo, 20, 1, '2026-11-16');
    expect(await elite.refusal(bookMentoringSession, booking(soon))).toMatchObject({ code: 'mentoring_hour_not_free' });
    await billing.give(leo.userId, 'elite');
    expect(await leo.refusal(bookMentoringSession, booking(hour))).toMatchObject({ code: 'mentoring_hour_not_found' });
    await elite.ask(bookMentoringSession, booking(hour));
    const other = await aLearner();
    expect(await other.refusal(bookMentoringSession, booking(hour))).toMatchObject({ code: 'mentoring_hour_not_free' });
    expect((await other.ask(listMentoring, {})).hours.map(({ id }) => id)).not.toContain(hour);
  });

  it('is moved to a free hour, only by its own people', async () => {
    const [ana, eva, leo] = [await aLearner(), await aLearner(), await aMentor()];
    const [first = '', second = '', third = ''] = await offered(leo, 14, 3);
    const { session_id } = booking(first);
    await ana.ask(bookMentoringSession, { ...booking(first), session_id });
    await eva.ask(bookMentoringSession, booking(third));
    const move = (hour_id: string) => ({ session_id, hour_id });
    for (const by of [eva, leo])
      expect(await by.refusal(moveMentoringSession, move(second))).toMatchObject({
        code: 'mentoring_session_not_found',
      });
    expect(await eva.refusal(cancelMentoringSession, { session_id })).toMatchObject({
      code: 'mentoring_session_not_found',
    });
    expect(await ana.refusal(moveMentoringSession, move(third))).toMatchObject({ code: 'mentoring_hour_not_free' });
    const moved = await ana.ask(moveMentoringSession, move(second));
    expect(moved).toMatchObject({ hour_id: second, starts_at: '2026-12-14T20:00:00.000Z' });
    expect(moved.ics).toContain('SEQUENCE:1');
    expect(await ana.ask(moveMentoringSession, move(second))).toEqual(moved);
    await eva.ask(bookMentoringSession, booking(first));
  });
});
