import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { boardErrors } from '@nivel/contracts/projects/board.errors';
import type { HolidayProblem } from '@nivel/contracts/projects/holidays/holiday-source-values';
import { listHolidaySources } from '@nivel/contracts/projects/holidays/list-holiday-sources.operation';
import { refreshDueHolidays } from '@nivel/contracts/projects/holidays/refresh-due-holidays.operation';
import { refreshHolidays } from '@nivel/contracts/projects/holidays/refresh-holidays.operation';
import { subscribeHolidays } from '@nivel/contracts/projects/holidays/subscribe-holidays.operation';
import { unsubscribeHolidays } from '@nivel/contracts/projects/holidays/unsubscribe-holidays.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { v7 } from 'uuid';
import { key, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';
import { ProjectCommands } from '../board/commands/project-commands.ts';
import { HolidaySourcesRepository } from './holiday-sources.repository.ts';
import { PublishedHolidays } from './published-holidays.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
let ana: Somebody;
let place: Place;
let project_id: string;
/** What the address answers. */
let published: { text: string; problem: null } | { text: null; problem: HolidayProblem };
projectsFor((started, actions) => {
  projects = started;
  board = actions;
  projects.get(PublishedHolidays).fetch = () => Promise.resolve(published);
});
const year = new Date().getUTCFullYear();
const day = (text: string): string => `${year}-${text}`;
const publish = (...events: readonly (readonly [text: string, name: string])[]) => {
  const lines = events.flatMap(([text, name]) => [
    'BEGIN:VEVENT',
    `UID:${text}`,
    `DTSTART;VALUE=DATE:${year}${text.replace('-', '')}`,
    `SUMMARY:${name}`,
    'END:VEVENT',
  ]);
  published = {
    text: ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\r\n'),
    problem: null,
  };
};
beforeEach(async () => {
  ana = await projects.aPerson();
  place = await projects.aProject(ana);
  project_id = place.id;
  publish(['05-01', 'Trabajo'], ['12-25', 'Navidad']);
});

const subscribe = async (url = 'https://calendar.example.com/f.ics', who = ana) =>
  (await projects.ask(who.userId, subscribeHolidays, { project_id, source_id: v7(), url })).source.id;
const refresh = (source_id: string, command = key(), who = ana) =>
  projects.ask(who.userId, refreshHolidays, { project_id, ...command, source_id });
const refused = (source_id: string) =>
  projects.refusal(ana.userId, refreshHolidays, { project_id, ...key(), source_id });
const source = async () => (await projects.ask(ana.userId, listHolidaySources, { project_id })).sources[0];
const holidays = async () => (await board.read(ana, project_id)).project.calendar?.holidays.map(({ day: on }) => on);
const set = (...days: readonly string[]) => {
  const calendar = { weekdays: [1, 2, 3, 4, 5], holidays: days.map((on) => ({ day: on, name: 'Propio' })) };
  return projects.ask(ana.userId, updateProject, { project_id, ...key(), set: { calendar } });
};
const due = async () => {
  await projects.rows('UPDATE holiday_sources SET next_fetch_at = now() WHERE project_id = $1', [project_id]);
  await Promise.all([1, 2].map(() => projects.ask(null, refreshDueHolidays, {})));
};

describe('a calendar that a project follows', () => {
  it('brings its days by one command that is undone, once for a repeated one, and shows no whole address', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const source_id = await subscribe('webcal://calendar.example.com/secret.ics');
    const command = key();
    const delta = await refresh(source_id, command);
    expect(delta).toMatchObject({ kind: 'refresh-holidays', by: ana.userId });
    // The answer was lost, and meanwhile nothing answers at the address.
    published = { text: null, problem: 'unreachable' };
    expect(await refresh(source_id, command)).toEqual(delta);
    expect(await holidays()).toEqual([day('05-01'), day('12-25')]);
    const { sources } = await projects.ask(member.userId, listHolidaySources, { project_id });
    expect(sources).toMatchObject([{ host: 'calendar.example.com', days: 2, problem: null, left_out: 0 }]);
    expect(JSON.stringify(sources)).not.toContain('secret');
    await board.undo(ana, place);
    expect(await holidays()).toBeUndefined();
  });

  it('is fetched every day, drops what was dropped, and leaves what the project has by itself', async () => {
    await set(day('02-05'));
    await subscribe();
    await due();
    expect(await holidays()).toEqual([day('02-05'), day('05-01'), day('12-25')]);
    publish(['12-25', 'Navidad'], ['11-02', 'Muertos']);
    await due();
    expect(await holidays()).toEqual([day('02-05'), day('11-02'), day('12-25')]);
    const next = Date.parse((await source())?.next_fetch_at ?? '') - Date.now();
    expect(next).toBeGreaterThan(23 * 3_600_000);
    const log = `SELECT kind FROM project_changes WHERE project_id = $1 AND kind = 'refresh-holidays'`;
    expect(await projects.rows(log, [project_id])).toHaveLength(2);
  });

  it('moves automatic cards with its days, by the same command', async () => {
    // A Monday, and the days after it, in each year.
    const monday = 1 + ((8 - new Date(Date.UTC(year, 5, 1)).getUTCDay()) % 7);
    const june = (later: number): string => `06-0${monday + later}`;
    const on = (later: number) => ({ start_on: day(june(later)), due_on: day(june(later)) });
    const first = await board.make(ana, place, on(0));
    const card = await board.make(ana, place, { ...on(2), depends_on: [first] });
    const automatic = { project_id, ...key(), card_ids: [card], set: { is_automatic: true } };
    const { changes: pulled } = await projects.ask(ana.userId, updateCards, automatic);
    expect(pulled).toEqual([{ of: 'card', id: card, set: { is_automatic: true, ...on(1) } }]);
    publish([june(1), 'Puente']);
    const { changes } = await refresh(await subscribe());
    expect(changes).toContainEqual({ of: 'card', id: card, set: on(2) });
    await board.undo(ana, place);
    expect((await board.read(ana, project_id)).cards.find(({ id }) => id === card)).toMatchObject(on(1));
  });

  it('says what went wrong, keeps its days, and is tried again', async () => {
    const source_id = await subscribe();
    await refresh(source_id);
    published = { text: null, problem: 'timeout' };
    expect(await refused(source_id)).toBe('holidays_not_fetched');
    expect(await source()).toMatchObject({ problem: 'timeout', days: 2 });
    published = { text: 'Hola', problem: null };
    await due();
    expect(await source()).toMatchObject({ problem: 'not_a_calendar', days: 2 });
    expect(await holidays()).toHaveLength(2);
    publish(...Array.from({ length: 28 }, (_, at) => [`02-${String(at + 1).padStart(2, '0')}`, 'Feria'] as const));
    const many = Array.from({ length: 180 }, (_, at) => new Date(Date.UTC(2030, 0, at + 1)).toISOString().slice(0, 10));
    await set(...many);
    await due();
    expect(await source()).toMatchObject({ problem: 'too_many_days' });
    expect(await holidays()).toHaveLength(180);
  });

  it('says that its days would move too many cards, and is tried again', async () => {
    const source_id = await subscribe();
    const run = jest.spyOn(projects.get(ProjectCommands), 'run');
    run.mockRejectedValueOnce(new AppError(boardErrors.too_much_at_once));
    expect(await refused(source_id)).toBe('holidays_not_fetched');
    run.mockRestore();
    expect(await source()).toMatchObject({ problem: 'too_much_at_once', days: 0 });
    await due();
    expect(await source()).toMatchObject({ problem: null, days: 2 });
  });

  it('is fetched by hand ten times a minute at most', async () => {
    const source_id = await subscribe();
    for (let nth = 1; nth <= 10; nth += 1) await refresh(source_id);
    expect(await refused(source_id)).toBe('over_request_rate_limit');
  });

  it('is for leads, at public addresses, each once and five of a project', async () => {
    const member = await projects.inTeam(project_id, 'member');
    const url = 'https://calendar.example.com/1.ics';
    const asked = (more: object = {}) => ({ project_id, source_id: v7(), url, ...more });
    const refusal = (input: ReturnType<typeof asked>, who = ana) =>
      projects.refusal(who.userId, subscribeHolidays, input);
    expect(await refusal(asked(), member)).toBe('forbidden');
    expect(await refusal(asked({ url: 'http://calendar.example.com' }))).toBe('invalid_input');
    expect(await refusal(asked({ url: 'https://a:b@calendar.example.com' }))).toBe('invalid_input');
    expect(await refusal(asked({ url: 'https://169.254.169.254/f.ics' }))).toBe('holiday_address_refused');
    const first = asked();
    expect(await refusal(first)).toBe('allowed');
    expect(await refusal(first)).toBe('allowed');
    expect(await refusal({ ...first, url: `${url}2` })).toBe('id_taken');
    expect(await refusal(asked())).toBe('holiday_source_exists');
    for (const nth of [2, 3, 4, 5]) await subscribe(`${url}${nth}`);
    expect(await refusal(asked({ url: `${url}6` }))).toBe('too_many_holiday_sources');
    const other = (await projects.aProject(ana)).id;
    const foreign = { project_id: other, ...key(), source_id: first.source_id };
    expect(await projects.refusal(ana.userId, refreshHolidays, foreign)).toBe('holiday_source_not_found');
  });

  it('stands still once its owner leads the project no more, until another lead fetches it', async () => {
    const lead = await projects.inTeam(project_id, 'lead');
    const source_id = await subscribe(undefined, lead);
    await projects.rows(`UPDATE project_members SET role = 'member' WHERE user_id = $1`, [lead.userId]);
    await due();
    expect(await source()).toMatchObject({ problem: 'no_rights', next_fetch_at: null, days: 0 });
    await refresh(source_id);
    expect(await source()).toMatchObject({ problem: null, owner_id: ana.userId, days: 2 });
  });

  it('ends with its days, as one command, once; what was renamed stays', async () => {
    const source_id = await subscribe();
    await refresh(source_id);
    const { project } = await board.read(ana, project_id);
    const calendar = project.calendar ?? { weekdays: [1], holidays: [] };
    const renamed = calendar.holidays.map((one) => ({ ...one, name: one.name === 'Trabajo' ? 'Puente' : one.name }));
    const changed = { project_id, ...key(), set: { calendar: { ...calendar, holidays: renamed } } };
    await projects.ask(ana.userId, updateProject, changed);
    const command = { project_id, ...key(), source_id };
    const delta = await projects.ask(ana.userId, unsubscribeHolidays, command);
    expect(await projects.ask(ana.userId, unsubscribeHolidays, command)).toEqual(delta);
    expect(await holidays()).toEqual([day('05-01')]);
    expect(await source()).toBeUndefined();
    await board.undo(ana, place);
    expect(await holidays()).toEqual([day('05-01'), day('12-25')]);
    const again = await projects.ask(ana.userId, unsubscribeHolidays, { project_id, ...key(), source_id });
    expect(again.changes).toEqual([]);
  });

  it('is left as it is where it is fetched again and again meanwhile', async () => {
    const source_id = await subscribe();
    await refresh(source_id);
    const sources = projects.get(HolidaySourcesRepository);
    const stored = await sources.find(projects.work.reads, source_id);
    let version = 1;
    const find = jest.spyOn(sources, 'find').mockImplementation(() => {
      version += 1;
      return Promise.resolve(stored && { ...stored, version });
    });
    const command = { project_id, ...key(), source_id };
    expect(await projects.refusal(ana.userId, unsubscribeHolidays, command)).toBe('unavailable');
    find.mockRestore();
    expect(await holidays()).toHaveLength(2);
    await projects.ask(ana.userId, unsubscribeHolidays, command);
    expect(await source()).toBeUndefined();
  });
});
