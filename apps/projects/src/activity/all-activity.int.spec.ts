import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { listAllActivity } from '@nivel/contracts/projects/list-all-activity.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { key, listAt, type BoardActions } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  [projects, board] = [started, actions];
});

const of = (who: Somebody, given: Partial<CallInputOf<typeof listAllActivity>> = {}) =>
  projects.ask(who.userId, listAllActivity, given);
const titlesOf = ({ entries }: OutputOf<typeof listAllActivity>): string[] => entries.map(({ card }) => card.title);

/** Two projects of a person; another person is a member of one. */
const twoProjects = async () => {
  const ana = await projects.aPerson('user', { fullName: 'Ana Sol' });
  const [one, two] = [await projects.aProject(ana), await projects.aProject(ana)];
  const beto = await projects.inTeam(one.id, 'member');
  const cards = [await board.make(ana, one, { title: 'Uno' }), await board.make(ana, two, { title: 'Dos' })];
  await board.make(beto, one, { title: 'Tres' });
  return { ana, beto, one, two, cards };
};

it('lists the changes in all projects of a person, newest first, with the names of their values', async () => {
  const { ana, beto, one, two, cards } = await twoProjects();
  const field_id = v7();
  const field = { project_id: one.id, ...key(), field_id, name: 'Tela', kind: 'text' as const };
  await projects.ask(ana.userId, createField, field);
  const set = { assignee: beto.userId, fields: { [field_id]: 'Lino' } };
  const card_ids = cards.slice(0, 1);
  await projects.ask(beto.userId, updateCards, { project_id: one.id, ...key(), card_ids, set });
  await board.move(ana, two, cards.slice(1), { list_id: listAt(two, 1) });
  const all = await of(ana);
  expect(titlesOf(all)).toEqual(['Dos', 'Uno', 'Tres', 'Dos', 'Uno']);
  expect(all.entries.map(({ project_id: id }) => id)).toEqual([two.id, one.id, one.id, two.id, one.id]);
  const told = all.projects.find(({ id }) => id === two.id);
  expect(told?.lists.map(({ id }) => id)).toContain(listAt(two, 1));
  expect(all.projects.find(({ id }) => id === one.id)?.fields).toMatchObject([{ id: field_id, name: 'Tela' }]);
  expect(all.people.map(({ user_id: id }) => id).sort()).toEqual([ana.userId, beto.userId].sort());
  expect(all.next).toBeNull();
});

it('can be filtered by a person, or a kind, in pages that lose nothing and repeat nothing', async () => {
  const { ana, beto } = await twoProjects();
  expect(titlesOf(await of(ana, { by: beto.userId }))).toEqual(['Tres']);
  expect(titlesOf(await of(ana, { kind: 'moved' }))).toEqual([]);
  const paged: string[] = [];
  let before: OutputOf<typeof listAllActivity>['next'] | undefined;
  do {
    const page = await of(ana, { limit: 1, ...(before && { before }) });
    paged.push(...titlesOf(page));
    before = page.next;
  } while (before);
  expect(paged).toEqual(['Tres', 'Dos', 'Uno']);
  // Changes of the same moment are in one order too.
  await projects.rows('UPDATE project_changes SET at = $1 WHERE actor = ANY ($2)', [
    new Date('2026-11-01T10:00:00Z'),
    [ana.userId, beto.userId],
  ]);
  const first = await of(ana, { limit: 2 });
  const rest = await of(ana, { limit: 2, ...(first.next && { before: first.next }) });
  expect([...titlesOf(first), ...titlesOf(rest)].sort()).toEqual(['Dos', 'Tres', 'Uno']);
});

it('leaves out projects that a person is not in, only reads, or was removed from', async () => {
  const { beto, one, two } = await twoProjects();
  expect(titlesOf(await of(beto))).toEqual(['Tres', 'Uno']);
  await projects.rows(`UPDATE projects SET visibility = 'public' WHERE id = ANY ($1)`, [[one.id, two.id]]);
  expect(titlesOf(await of(beto))).toEqual(['Tres', 'Uno']);
  expect(titlesOf(await of(await projects.aPerson()))).toEqual([]);
  await projects.rows('DELETE FROM project_members WHERE user_id = $1', [beto.userId]);
  const none = await of(beto, { by: beto.userId });
  expect(none).toEqual({ entries: [], projects: [], people: [], next: null });
  expect(await projects.refusal(v7(), listAllActivity, {})).toBe('forbidden');
});
