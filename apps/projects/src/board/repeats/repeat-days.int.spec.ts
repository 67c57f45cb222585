import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { performOnSchedule, zonesOfTheGlobe as zones } from '@nivel/testing/scheduled-work';
import { TestClock } from '@nivel/testing/test-clock';
import { BoardActions } from '../../../test/board-actions.ts';
import { ProjectsUnderTest } from '../../../test/projects-under-test.ts';
import { RepeatActions } from '../../../test/repeat-actions.ts';

/** The long form is `REPEATED_CARDS=240 REPEATED_DAYS=200 npm test -- repeat-days`. */
const CARDS = Number(process.env['REPEATED_CARDS'] ?? 24);
const DAYS = Number(process.env['REPEATED_DAYS'] ?? 6);
const DAY = 86_400_000;
const BEGIN = Date.parse('2027-03-11T00:00:00Z');

const clock = new TestClock(BEGIN);
let projects: ProjectsUnderTest;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start({}, clock);
});
afterAll(() => projects.stop());

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Cards that repeat every day from the 10th on, of people all over the globe. */
const seed = async () => {
  const [board, repeats] = [new BoardActions(projects), new RepeatActions(projects)];
  const director = await projects.aPerson();
  const place = await projects.aProject(director);
  for (let nth = 0; nth < CARDS; nth += 1) {
    const person = await projects.inTeam(place.id, 'member');
    const zone = zones[nth % zones.length] ?? 'UTC';
    await projects.rows('UPDATE accounts SET time_zone = $2 WHERE user_id = $1', [person.userId, zone]);
    const card_id = await board.make(person, place, { title: `Serie ${nth}`, due_on: isoDay(BEGIN + 2 * DAY) });
    await repeats.set(person, place, { card_id, rule: 'FREQ=DAILY;INTERVAL=1' });
  }
  return { repeats, place };
};

it('cards of all zones come once each day, though two look, who looks is killed, and away for two days', async () => {
  const { repeats, place } = await seed();
  const end = BEGIN + (DAYS + 3) * DAY;
  await performOnSchedule({
    clock,
    from: BEGIN,
    until: end,
    random: seededRandom(20_270_311),
    perform: () => Promise.all([repeats.look(), repeats.look()]),
    rows: (sql) => projects.rows(sql),
  });
  clock.at = end;
  for (let minute = 0; minute < 4; minute += 1) await repeats.look();
  const made = await projects.rows<{ title: string; day: string; count: number }>(
    'SELECT title, due_on::text AS day, count(*)::integer FROM cards WHERE project_id = $1 GROUP BY title, due_on',
    [place.id],
  );
  expect(made.filter(({ count }) => count !== 1)).toEqual([]);
  const last = isoDay(end - DAY);
  const due = Array.from({ length: DAYS }, (_, past) => isoDay(BEGIN + (2 + past) * DAY)).filter((day) => day <= last);
  const missed = Array.from({ length: CARDS }, (_, nth) => `Serie ${nth}`).flatMap((title) =>
    due.filter((day) => !made.some((card) => card.title === title && card.day === day)),
  );
  expect(missed).toEqual([]);
}, 600_000);
