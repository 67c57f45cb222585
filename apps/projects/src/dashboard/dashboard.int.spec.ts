import { expect, it } from '@jest/globals';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const TODAY = '2026-03-10';

it('shows the projects that a person sees, with their progress, figures and latest commands', async () => {
  const ana = await projects.aPerson('user', { fullName: 'Ana Sol' });
  const place = await projects.aProject(ana);
  await board.make(ana, place, { title: 'tarde', due_on: '2026-03-09' });
  await board.make(ana, place, { title: 'hoy', due_on: TODAY });
  await board.make(ana, place, { title: 'lejos', due_on: '2026-03-14' });
  const blocked = await board.make(ana, place, { title: 'parada', list_id: listAt(place, 1) });
  await board.make(ana, place, { title: 'hecha', list_id: listAt(place, 3), due_on: '2026-03-01' });
  const set = { blocked_reason: 'Falta el permiso' };
  await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: [blocked], set });

  const shown = await projects.ask(ana.userId, getCricoDashboardData, { today: TODAY });
  expect(shown.user_info).toEqual({ role: 'user', projects_count: 1 });
  expect(shown.projects).toMatchObject([
    { id: place.id, user_role: 'director', milestones_count: 5, progress: 20, is_active: true, organization_id: null },
  ]);
  expect(shown.stats).toEqual({ total: 5, completed: 1, in_progress: 1, overdue: 1, at_risk: 2 });
  expect(shown.recent_activity[0]).toMatchObject({
    user_name: 'Ana Sol',
    action: 'updated',
    entity_type: 'milestone',
    entity_name: 'parada',
  });
  expect(shown.recent_activity).toHaveLength(6);
});

it('shows nothing to a person without projects, and is refused outside of Crico', async () => {
  const [eva, stranger] = [await projects.aPerson(), await projects.anAccount()];
  const shown = await projects.ask(eva.userId, getCricoDashboardData, {});
  expect(shown).toMatchObject({ projects: [], stats: { total: 0 }, recent_activity: [] });
  expect(await projects.refusal(stranger.userId, getCricoDashboardData, {})).toBe('forbidden');
});

it('does not show the history of a public project to those who only read it', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  await board.make(ana, place, { title: 'Uno' });
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = $1`, [place.id]);
  const reader = await projects.aPerson();
  const shown = await projects.ask(reader.userId, getCricoDashboardData, { today: TODAY });
  expect(shown).toMatchObject({ projects: [{ id: place.id }], stats: { total: 1 }, recent_activity: [] });
  const guest = await projects.inTeam(place.id, 'guest');
  expect((await projects.ask(guest.userId, getCricoDashboardData, {})).recent_activity).toHaveLength(1);
});
