import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { deadlinesNear } from '@nivel/contracts/projects/deadlines-near.fact';
import { remindOfDeadlines } from '@nivel/contracts/projects/remind-of-deadlines.operation';
import { performOnSchedule, zonesOfTheGlobe as zones } from '@nivel/testing/scheduled-work';
import { TestClock } from '@nivel/testing/test-clock';
import { listAt } from '../../test/board-actions.ts';
import { ProjectsUnderTest } from '../../test/projects-under-test.ts';

/** Many more say so: `REMINDED_PEOPLE=500 REMINDED_DAYS=200 npm test -- reminder-days`. */
const PEOPLE = Number(process.env['REMINDED_PEOPLE'] ?? 24);
const DAYS = Number(process.env['REMINDED_DAYS'] ?? 12);
const DAY = 86_400_000;
const BEGIN = Date.parse('2027-03-01T00:00:00Z');

const clock = new TestClock();
let projects: ProjectsUnderTest;
beforeAll(async () => {
  projects = await ProjectsUnderTest.start({}, clock);
});
afterAll(() => projects.stop());

const isoDay = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** People all over the globe, each with a card for every third day. */
const seed = async (): Promise<void> => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    id: v7(),
    zone: zones[index % zones.length] ?? 'UTC',
  }));
  const [ids, their] = [people.map(({ id }) => id), people.map(({ zone }) => zone)];
  await projects.rows(
    `INSERT INTO accounts (user_id, email, full_name, locale, version, updated_at, time_zone)
     SELECT u, u || '@example.com', 'Ana Sol', 'en', 1, now(), z FROM unnest($1::uuid[], $2::text[]) AS p (u, z)`,
    [ids, their],
  );
  await projects.rows(
    `INSERT INTO crico_users (id, user_id, email, full_name, role, is_active, email_verified, created_at, updated_at, version)
     SELECT gen_random_uuid(), u, u || '@example.com', 'Ana Sol', 'user', true, true, now(), now(), 1 FROM unnest($1::uuid[]) u`,
    [ids],
  );
  await projects.rows(
    `INSERT INTO project_members (project_id, user_id, role, joined_at) SELECT $1, u, 'member', now() FROM unnest($2::uuid[]) u`,
    [place.id, ids],
  );
  const cards = people.flatMap(({ id }) =>
    Array.from({ length: Math.ceil(DAYS / 3) }, (_, index) => ({ id, due: isoDay(BEGIN + (4 + index * 3) * DAY) })),
  );
  await projects.rows(
    `INSERT INTO cards (id, project_id, number, list_id, position, title, priority, progress, assignee, due_on, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, $2, 'b' || lpad(n::text, 8, '0'), 'Una tarea', 'medium', 0, u, d, '2027-01-01', '2027-01-01'
     FROM unnest($3::uuid[], $4::date[]) WITH ORDINALITY AS c (u, d, n)`,
    [place.id, listAt(place, 0), cards.map(({ id }) => id), cards.map(({ due }) => due)],
  );
};

const look = async (): Promise<void> => {
  for (let hasMore = true; hasMore;) hasMore = (await projects.ask(null, remindOfDeadlines, {})).has_more;
};

it('reminders of many days in all zones come once each, though the job is killed, and is down for two days', async () => {
  await seed();
  const end = BEGIN + (DAYS + 8) * DAY;
  await performOnSchedule({
    clock,
    from: BEGIN,
    until: end,
    random: seededRandom(20_270_301),
    perform: look,
    rows: (sql) => projects.rows(sql),
  });
  clock.at = end;
  await look();
  const told = await projects.told(deadlinesNear, '');
  const counted = new Map<string, number>();
  for (const { userId, dueOn, count } of told)
    counted.set(`${userId} ${dueOn}`, (counted.get(`${userId} ${dueOn}`) ?? 0) + count);
  expect(counted.size).toBe(PEOPLE * Math.ceil(DAYS / 3));
  expect([...counted.values()].filter((count) => count !== 1)).toEqual([]);
  expect(told.filter(({ daysLeft }) => daysLeft > 3)).toEqual([]);
  expect(told.filter(({ daysLeft }) => daysLeft === 3).length).toBeGreaterThan(told.length / 2);
}, 600_000);
