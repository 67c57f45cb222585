import { describe, expect, it } from '@jest/globals';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { updateProject } from '@nivel/contracts/projects/update-project.operation';
import { key, type BoardActions } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

type Calendar = NonNullable<CallInputOf<typeof updateProject>['set']['calendar']>;
const holiday = (day: string, name = 'Aniversario') => ({ day, name });
const shop: Calendar = { weekdays: [6, 1, 1], holidays: [holiday('2026-12-24'), holiday('2026-05-10', ' Día libre ')] };
const stored = { weekdays: [1, 6], holidays: [holiday('2026-05-10', 'Día libre'), holiday('2026-12-24')] };

describe('the calendar of a project', () => {
  it('is set by its leads in one order, published to everyone, undone and redone', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const lead = await projects.inTeam(place.id, 'lead');
    const set = (calendar: Calendar | null) => ({ project_id: place.id, ...key(), set: { calendar } });
    const calendar = async () => (await board.read(ana, place.id)).project.calendar;
    const before = await board.read(lead, place.id);
    expect(before.project.calendar).toBeNull();
    const delta = await projects.ask(lead.userId, updateProject, set(shop));
    expect(before.with(delta).project.calendar).toEqual(stored);
    expect(await calendar()).toEqual(stored);
    // Sent once more, it changes nothing.
    expect((await projects.ask(lead.userId, updateProject, set(shop))).changes).toEqual([]);
    await board.undo(lead, place);
    expect(await calendar()).toBeNull();
  });

  it('is nothing for members, and has a day of work and each holiday once', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const member = await projects.inTeam(place.id, 'member');
    const refusal = (userId: string, calendar: Calendar) =>
      projects.refusal(userId, updateProject, { project_id: place.id, ...key(), set: { calendar } });
    expect(await refusal(member.userId, shop)).toBe('forbidden');
    expect(await refusal(ana.userId, { ...shop, weekdays: [] })).toBe('invalid_input');
    expect(await refusal(ana.userId, { ...shop, weekdays: [8] })).toBe('invalid_input');
    const twice = [holiday('2026-12-24'), holiday('2026-12-24', 'Otro')];
    expect(await refusal(ana.userId, { ...shop, holidays: twice })).toBe('invalid_input');
    expect(await refusal(ana.userId, { ...shop, holidays: [holiday('2026-02-30')] })).toBe('invalid_input');
    expect(await refusal(ana.userId, { ...shop, holidays: [holiday('2026-12-24', ' ')] })).toBe('invalid_input');
  });
});
