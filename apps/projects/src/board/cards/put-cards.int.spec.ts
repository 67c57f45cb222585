import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { putCards } from '@nivel/contracts/projects/put-cards.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { BoardActions, key, listAt, titles, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started) => {
  projects = started;
  board = new BoardActions(projects);
});

type Given = Pick<CallInputOf<typeof putCards>, 'create' | 'update' | 'override_limit'>;
const put = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.ask(userId, putCards, { project_id, ...key(), ...given });
const refusal = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.refusal(userId, putCards, { project_id, ...key(), ...given });
const anew = (list_id: string, title: string, set = {}) => ({ card_id: v7(), list_id, title, set });

it('create cards at the ends of their lists and change others, by one command that is undone as one', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [todo, done] = [listAt(place, 0), place.lists.at(-1) ?? ''];
  const field_id = v7();
  const field = { project_id: place.id, ...key(), field_id, name: 'Importe', kind: 'money' as const };
  await projects.ask(ana.userId, createField, field);
  const [first, second] = [
    await board.make(ana, place, { title: 'Una' }),
    await board.make(ana, place, { title: 'Dos' }),
  ];
  const before = (await board.read(ana, place.id)).rows();
  const delta = await put(ana, place, {
    create: [
      anew(todo, 'Tres', { priority: 'high', fields: { [field_id]: 100 } }),
      anew(done, 'Cuatro'),
      anew(todo, 'Cinco'),
    ],
    update: [
      { card_id: first, list_id: done, add: { tags: ['web'] } },
      { card_id: second, set: { title: 'Segunda', due_on: '2026-12-01' } },
    ],
  });
  expect(delta.changes).toHaveLength(5);
  const after = await board.read(ana, place.id);
  expect([titles(after, todo), titles(after, done)]).toEqual([
    ['Segunda', 'Tres', 'Cinco'],
    ['Una', 'Cuatro'],
  ]);
  expect(after.cards.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4, 5]);
  expect(after.inList(done).map(({ progress, tags }) => [progress, tags])).toEqual([
    [100, ['web']],
    [100, []],
  ]);
  expect(after.inList(todo)[1]).toMatchObject({ priority: 'high', fields: { [field_id]: 100 } });
  await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key() });
  expect((await board.read(ana, place.id)).rows()).toEqual(before);
});

it('cards move into a list or stay in place in it, lose and get members of sets, and come back by one undo', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const [todo, done] = [listAt(place, 0), place.lists.at(-1) ?? ''];
  const tags = ['vieja', 'otra'];
  const [first, second] = [
    await board.make(ana, place, { title: 'Una', tags }),
    await board.make(ana, place, { title: 'Dos', tags, list_id: done }),
  ];
  await board.make(ana, place, { title: 'Tres' });
  const before = (await board.read(ana, place.id)).rows();
  const lane = { add: { tags: ['nueva'] }, remove: { tags: ['vieja'] } };
  const update = [
    { card_id: second, list_id: todo, ...lane },
    { card_id: first, list_id: todo, ...lane },
  ];
  await put(ana, place, { update });
  const after = await board.read(ana, place.id);
  expect(titles(after, todo)).toEqual(['Una', 'Tres', 'Dos']);
  expect(after.inList(todo).map((card) => card.tags)).toEqual([['nueva', 'otra'], [], ['nueva', 'otra']]);
  await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key() });
  expect((await board.read(ana, place.id)).rows()).toEqual(before);
});

it('all rows are done, or none', async () => {
  const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
  const [place, other] = [await projects.aProject(ana), await projects.aProject(ana)];
  const guest = await projects.inTeam(place.id, 'guest');
  const todo = listAt(place, 0);
  const card_id = await board.make(ana, place);
  const foreign = await board.make(ana, other);
  const good = anew(todo, 'Buena');
  const create = (...cards: ReturnType<typeof anew>[]) =>
    refusal(ana, place, { create: [anew(todo, 'Una'), ...cards] });
  expect(await create(anew(listAt(other, 0), 'Lejos'))).toBe('list_not_found');
  expect(await create(good, good)).toBe('invalid_input');
  expect(await create({ ...good, card_id })).toBe('id_taken');
  expect(await create(anew(todo, ' '))).toBe('invalid_input');
  expect(await create(anew(todo, 'x', { start_on: '2026-12-02', due_on: '2026-12-01' }))).toBe('dates_reversed');
  expect(await create(anew(todo, 'x', { assignee: stranger.userId }))).toBe('assignee_cannot_read');
  expect(await create(anew(todo, 'x', { fields: { [v7()]: 'x' } }))).toBe('field_not_found');
  expect(await create(...Array.from({ length: 1_000 }, (_, nth) => anew(todo, `Fila ${nth}`)))).toBe('invalid_input');
  expect(await refusal(ana, place, { update: [{ card_id: foreign, set: { title: 'Mía' } }] })).toBe('card_not_found');
  expect(await refusal(guest, place, { create: [good] })).toBe('forbidden');
  await projects.ask(ana.userId, updateList, { project_id: place.id, ...key(), list_id: todo, set: { wip_limit: 2 } });
  expect(await create(anew(todo, 'Dos'))).toBe('list_full');
  expect(titles(await board.read(ana, place.id), todo)).toEqual(['Una tarea']);
  await put(ana, place, { create: [anew(todo, 'Una'), anew(todo, 'Dos')], override_limit: true });
  expect(titles(await board.read(ana, place.id), todo)).toEqual(['Una tarea', 'Una', 'Dos']);
});

it('a thousand rows come at once', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const create = Array.from({ length: 1_000 }, (_, nth) => anew(listAt(place, 0), `Fila ${nth}`));
  await put(ana, place, { create });
  const read = await board.read(ana, place.id);
  expect(titles(read, listAt(place, 0))).toEqual(create.map(({ title }) => title));
});
