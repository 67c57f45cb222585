import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';
import { remindOfDeadlines } from '@nivel/contracts/projects/remind-of-deadlines.operation';
import { TestClock } from '@nivel/testing/test-clock';
import { BoardActions, listAt, type Place } from '../../test/board-actions.ts';
import { ProjectsUnderTest, type Somebody } from '../../test/projects-under-test.ts';

const clock = new TestClock();
let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start({}, clock);
  board = new BoardActions(projects);
});
afterAll(() => projects.stop());
beforeEach(async () => {
  clock.at = Date.now();
  await projects.rows('UPDATE cards SET due_on = NULL');
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
});

const HOUR = 3_600_000;
const NOON = Date.parse('2027-03-10T18:00:00Z');

/** A card of a person that is unchanged since days before the tests' days. */
const aCard = async (due_on: string, { assignee = ana, list = 0 } = {}): Promise<string> => {
  const id = await board.make(ana, place, { due_on, assignee: assignee.userId, list_id: listAt(place, list) });
  await projects.rows(`UPDATE cards SET updated_at = '2027-01-01T00:00:00Z' WHERE id = $1`, [id]);
  return id;
};
const settings = (values: string): Promise<unknown> =>
  projects.rows(
    `INSERT INTO project_settings (project_id, tags, priority, currency, custom_fields, email_notifications, milestone_updates,
      team_changes, deadline_reminders) VALUES ($1, '{}', 'medium', 'USD', '{}', false, true, true, $2)
      ON CONFLICT (project_id) DO UPDATE SET deadline_reminders = $2`,
    [place.id, values],
  );
const live = (who: Somebody, zone: string) =>
  projects.rows('UPDATE accounts SET time_zone = $2 WHERE user_id = $1', [who.userId, zone]);
const runAt = async (ms: number): Promise<void> => {
  clock.at = ms;
  for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, remindOfDeadlines, {})).has_more;
};
const told = async ({ userId }: Somebody = ana) =>
  (await projects.told(deadlinesNear, userId)).map(({ dueOn, daysLeft, count }) => [dueOn, daysLeft, count]);

describe('deadlines', () => {
  it('are sent on the third morning before, once, however often the job runs', async () => {
    await aCard('2027-03-13');
    await runAt(NOON - 28 * HOUR);
    await runAt(NOON - 4 * HOUR);
    expect(await told()).toEqual([]);
    await runAt(NOON);
    for (let day = 0; day < 6; day += 1) await runAt(NOON + day * 24 * HOUR);
    expect(await told()).toEqual([['2027-03-13', 3, 1]]);
  });

  it.each([
    ['1day', ['2027-03-11']],
    ['3days', ['2027-03-11', '2027-03-13']],
    ['1week', ['2027-03-11', '2027-03-13', '2027-03-17']],
    ['none', []],
  ])('come near as the project says: %s', async (setting, days) => {
    await settings(setting);
    for (const day of ['2027-03-11', '2027-03-13', '2027-03-17', '2027-03-18']) await aCard(day);
    await runAt(NOON);
    expect((await told()).map(([day]) => day)).toEqual(days);
    const facts = await projects.told(deadlinesNear, ana.userId);
    expect(facts.every(({ byEmail }) => !byEmail)).toBe(true);
  });

  it('are sent in the morning where a person lives, and not in the night of the server', async () => {
    const eva = await projects.inTeam(place.id, 'member');
    await live(ana, 'Pacific/Kiritimati');
    await live(eva, 'Pacific/Pago_Pago');
    await aCard('2027-03-13');
    await aCard('2027-03-13', { assignee: eva });
    // Nine in the morning of 10 March is 19:00 of the day before in Greenwich, and 20:00 of that day.
    await runAt(Date.parse('2027-03-09T18:59:00Z'));
    expect([await told(), await told(eva)]).toEqual([[], []]);
    await runAt(Date.parse('2027-03-09T19:00:00Z'));
    expect([await told(), await told(eva)]).toEqual([[['2027-03-13', 3, 1]], []]);
    await runAt(Date.parse('2027-03-10T19:59:00Z'));
    expect(await told(eva)).toEqual([]);
    await runAt(Date.parse('2027-03-10T20:00:00Z'));
    expect(await told(eva)).toEqual([['2027-03-13', 3, 1]]);
  });

  it('that could not be sent in time are sent up to three days late', async () => {
    await settings('1day');
    await aCard('2027-03-09');
    await aCard('2027-03-06');
    await runAt(NOON);
    expect(await told()).toEqual([['2027-03-09', -1, 1]]);
  });

  it('of several cards of one day are one reminder; a new day is a new deadline', async () => {
    const [one] = [await aCard('2027-03-13'), await aCard('2027-03-13'), await aCard('2027-03-13')];
    await runAt(NOON);
    expect(await told()).toEqual([['2027-03-13', 3, 3]]);
    await projects.rows(`UPDATE cards SET due_on = '2027-03-20' WHERE id = $1`, [one]);
    await runAt(NOON + 7 * 24 * HOUR);
    expect((await told()).slice(1)).toEqual([['2027-03-20', 3, 1]]);
  });

  it('of cards that were changed since the morning wait for the next one', async () => {
    const id = await aCard('2027-03-13');
    await projects.rows('UPDATE cards SET updated_at = $2 WHERE id = $1', [id, new Date(NOON - HOUR)]);
    await runAt(NOON);
    expect(await told()).toEqual([]);
    await runAt(NOON + 21 * HOUR);
    expect(await told()).toEqual([['2027-03-13', 2, 1]]);
  });

  it('of cards that are finished, in the trash, unassigned, or of a project that the person does not see are not sent', async () => {
    const eva = await projects.inTeam(place.id, 'member');
    await aCard('2027-03-13', { list: 3 });
    const gone = await aCard('2027-03-13');
    await projects.rows('UPDATE cards SET position = NULL, deleted_at = now() WHERE id = $1', [gone]);
    await aCard('2027-03-13', { assignee: eva });
    await projects.rows('DELETE FROM project_members WHERE user_id = $1', [eva.userId]);
    await runAt(NOON);
    expect([await told(), await told(eva)]).toEqual([[], []]);
  });

  it('are sent once by two concurrent runs', async () => {
    await Promise.all(Array.from({ length: 8 }, () => aCard('2027-03-13')));
    clock.at = NOON;
    await Promise.all(Array.from({ length: 5 }, () => projects.ask(null, remindOfDeadlines, {})));
    expect((await told()).reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(8);
  });

  it('are sent in the morning of Mexico City if an account names a zone that this machine does not know', async () => {
    await live(ana, 'Marte/Olimpo');
    await aCard('2027-03-13');
    await runAt(NOON);
    expect(await told()).toEqual([['2027-03-13', 3, 1]]);
  });
});
