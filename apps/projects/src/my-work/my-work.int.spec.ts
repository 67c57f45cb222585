import { expect, it } from '@jest/globals';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { listMyWork } from '@nivel/contracts/projects/list-my-work.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

const workOf = ({ userId }: Somebody) => projects.ask(userId, listMyWork, {});
const titlesOf = (cards: readonly { readonly title: string }[]): string[] => cards.map(({ title }) => title);

it("lists a person's open cards over all projects, the nearest due date first, then the most important", async () => {
  const [ana, eva] = [await projects.aPerson(), await projects.aPerson()];
  const [one, two] = [await projects.aProject(ana), await projects.aProject(eva)];
  await projects.rows('INSERT INTO project_members (project_id, user_id, role, joined_at) VALUES ($1, $2, $3, now())', [
    two.id,
    ana.userId,
    'guest',
  ]);
  const assignee = ana.userId;
  await board.make(ana, one, { title: 'sin fecha', assignee });
  await board.make(ana, one, { title: 'sin fecha, crítica', assignee, priority: 'critical' });
  await board.make(ana, one, { title: 'después', assignee, due_on: '2026-05-04' });
  await board.make(eva, two, { title: 'antes', assignee, due_on: '2026-04-04', list_id: listAt(two, 1) });
  await board.make(ana, one, { title: 'hecha', assignee, list_id: listAt(one, 3) });
  await board.make(ana, one, { title: 'de nadie' });
  await board.make(eva, two, { title: 'de Eva', assignee: eva.userId });
  const gone = await board.make(ana, one, { title: 'borrada', assignee });
  await projects.ask(ana.userId, deleteCards, { project_id: one.id, ...key(), card_ids: [gone] });
  const { mine, waiting, is_whole } = await workOf(ana);
  expect(titlesOf(mine)).toEqual(['antes', 'después', 'sin fecha, crítica', 'sin fecha']);
  expect(mine[0]).toMatchObject({
    due_on: '2026-04-04',
    status: 'in-progress',
    list_name: 'In Progress',
    project: { id: two.id, may_change: false },
  });
  expect(mine[1]?.project.may_change).toBe(true);
  expect([waiting, is_whole]).toEqual([[], true]);
});

it('shows who waits for it: cards of others that depend on it, until it is done', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const eva = await projects.inTeam(place.id, 'member');
  const mine = await board.make(ana, place, { title: 'cimientos', assignee: ana.userId });
  await board.make(ana, place, { title: 'techo', assignee: eva.userId, depends_on: [mine] });
  await board.make(ana, place, { title: 'mía también', assignee: ana.userId, depends_on: [mine] });
  const { waiting } = await workOf(ana);
  expect(titlesOf(waiting)).toEqual(['techo']);
  expect(waiting[0]).toMatchObject({ waits_for: [expect.stringMatching(/-1$/)], assignee_name: expect.any(String) });
  expect((await workOf(eva)).waiting).toEqual([]);
  await board.move(ana, place, [mine], { list_id: listAt(place, 3) });
  expect((await workOf(ana)).waiting).toEqual([]);
});

it('shows nothing of projects that a person no longer sees, and is refused outside of Crico', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const eva = await projects.inTeam(place.id, 'member');
  const id = await board.make(ana, place, { title: 'secreta', assignee: eva.userId });
  await board.make(ana, place, { title: 'espera', depends_on: [id] });
  expect(titlesOf((await workOf(eva)).mine)).toEqual(['secreta']);
  await projects.rows('DELETE FROM project_members WHERE user_id = $1', [eva.userId]);
  expect(await workOf(eva)).toEqual({ mine: [], waiting: [], is_whole: true });
  await projects.ask(ana.userId, updateCards, {
    project_id: place.id,
    ...key(),
    card_ids: [id],
    set: { assignee: ana.userId },
  });
  await projects.rows('UPDATE projects SET deleted_at = now() WHERE id = $1', [place.id]);
  expect((await workOf(ana)).mine).toEqual([]);
  const stranger = await projects.anAccount();
  expect(await projects.refusal(stranger.userId, listMyWork, {})).toBe('forbidden');
});
