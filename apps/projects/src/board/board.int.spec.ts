import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createCard } from '@nivel/contracts/projects/create-card.operation';
import { createList } from '@nivel/contracts/projects/create-list.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteList } from '@nivel/contracts/projects/delete-list.operation';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import { restoreCards } from '@nivel/contracts/projects/restore-cards.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest } from '../../test/projects-under-test.ts';
import { key, listAt, titles, type BoardActions } from '../../test/board-actions.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

describe('cards', () => {
  it('come to the end of their list, numbered in order, with the status of the list', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    for (const title of ['uno', 'dos', 'tres']) await board.make(ana, place, { title });
    const done = await board.make(ana, place, { list_id: listAt(place, 3) });
    const shown = await board.read(ana, place.id);
    expect(titles(shown, listAt(place, 0))).toEqual(['uno', 'dos', 'tres']);
    expect(shown.cards.map(({ number }) => number).sort()).toEqual([1, 2, 3, 4]);
    expect(shown.cards.find(({ id }) => id === done)?.progress).toBe(100);
    expect(shown.sequence).toBe(4);
  });

  it('are put behind the card before, else in front of the one after, else at the end', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [one, two, three] = [
      await board.make(ana, place, { title: '1' }),
      await board.make(ana, place, { title: '2' }),
      await board.make(ana, place, { title: '3' }),
    ];
    await board.move(ana, place, [three], { before: one, after: two });
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual(['1', '3', '2']);
    await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [one] });
    await board.move(ana, place, [two], { before: one, after: three });
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual(['2', '3']);
    await board.move(ana, place, [two], { before: one, after: null });
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual(['3', '2']);
  });

  it('keep their order when several are moved, also over their own neighbours', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const ids: string[] = [];
    for (const title of ['1', '2', '3', '4']) ids.push(await board.make(ana, place, { title }));
    await board.move(ana, place, [ids[3] ?? '', ids[0] ?? ''], { before: ids[0] ?? '', after: ids[1] ?? '' });
    expect(titles(await board.read(ana, place.id), listAt(place, 0))).toEqual(['4', '1', '2', '3']);
  });

  it('are sent without what most of them have nothing of, and are whole again where they are read', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const set = (id: string, values: CallInputOf<typeof updateCards>['set']) =>
      projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: [id], set: values });
    const made: string[] = [];
    for (const title of ['nada', 'día', 'avance', 'motivo', 'más']) made.push(await board.make(ana, place, { title }));
    const [, dated = '', begun = '', blocked = '', more = ''] = made;
    await set(dated, { due_on: '2026-12-24' });
    await set(begun, { progress: 5 });
    await set(blocked, { blocked_reason: 'Sin tela' });
    await set(more, { estimated_hours: 2 });
    const { cards } = await projects.ask(ana.userId, readBoard, { project_id: place.id });
    expect(cards.map((card) => card.length)).toEqual([6, 9, 11, 11, 12]);
    const nothing = { assignee: null, start_on: null, due_on: null, progress: 0, blocked_reason: null };
    expect((await board.read(ana, place.id)).cards).toMatchObject([
      { title: 'nada', ...nothing },
      { title: 'día', ...nothing, due_on: '2026-12-24' },
      { title: 'avance', ...nothing, progress: 5 },
      { title: 'motivo', ...nothing, blocked_reason: 'Sin tela' },
      { title: 'más', ...nothing, estimated_hours: 2 },
    ]);
  });

  it('are changed together, and what does not change is no change', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const ids = [await board.make(ana, place), await board.make(ana, place, { priority: 'high' })];
    const set = { priority: 'high' as const, due_on: '2026-12-01' };
    const delta = await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: ids, set });
    expect(delta.changes.map((change) => change.set)).toEqual([set, { due_on: '2026-12-01' }]);
    const again = await projects.ask(ana.userId, updateCards, { project_id: place.id, ...key(), card_ids: ids, set });
    expect(again).toMatchObject({ sequence: delta.sequence, changes: [] });
    expect((await board.read(ana, place.id)).cards.map(({ due_on }) => due_on)).toEqual(['2026-12-01', '2026-12-01']);
  });

  it('move to the trash and back, to the first list if theirs is deleted', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const id = await board.make(ana, place, { list_id: listAt(place, 1) });
    const bin = { project_id: place.id, card_ids: [id] };
    await projects.ask(ana.userId, deleteCards, { ...bin, ...key() });
    expect((await board.read(ana, place.id)).cards).toEqual([]);
    expect(await projects.refusal(ana.userId, deleteCards, { ...bin, ...key() })).toBe('card_not_found');
    await projects.ask(ana.userId, deleteList, { project_id: place.id, ...key(), list_id: listAt(place, 1) });
    await projects.ask(ana.userId, restoreCards, { ...bin, ...key() });
    expect((await board.read(ana, place.id)).inList(listAt(place, 0)).map((card) => card.id)).toEqual([id]);
    expect(await projects.refusal(ana.userId, restoreCards, { ...bin, ...key() })).toBe('card_not_found');
  });

  it('are given only to who can see the project, and do not begin after they are due', async () => {
    const [ana, eva] = [await projects.aPerson(), await projects.aPerson()];
    const place = await projects.aProject(ana);
    const member = await projects.inTeam(place.id, 'member');
    const card = { project_id: place.id, list_id: listAt(place, 0), title: 'Una tarea' };
    const asking = (given: object) =>
      projects.refusal(ana.userId, createCard, { ...card, ...key(), card_id: v7(), ...given });
    expect(await asking({ assignee: eva.userId })).toBe('assignee_cannot_read');
    expect(await asking({ assignee: member.userId })).toBe('allowed');
    expect(await asking({ start_on: '2026-12-02', due_on: '2026-12-01' })).toBe('dates_reversed');
    const id = await board.make(ana, place, { start_on: '2026-12-02' });
    const update = { project_id: place.id, ...key(), card_ids: [id], set: { due_on: '2026-12-01' } };
    expect(await projects.refusal(ana.userId, updateCards, update)).toBe('dates_reversed');
  });
});

describe('lists', () => {
  it('have their order, and give their cards away when they go', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const list_id = v7();
    await projects.ask(ana.userId, createList, {
      project_id: place.id,
      ...key(),
      list_id,
      name: 'Ideas',
      before: listAt(place, 0),
    });
    await projects.ask(ana.userId, updateList, {
      project_id: place.id,
      ...key(),
      list_id: listAt(place, 3),
      before: null,
    });
    const order = [listAt(place, 3), listAt(place, 0), list_id, listAt(place, 1), listAt(place, 2)];
    expect((await board.read(ana, place.id)).lists.map(({ id }) => id)).toEqual(order);

    const id = await board.make(ana, place, { list_id });
    const gone = { project_id: place.id, list_id };
    expect(await projects.refusal(ana.userId, deleteList, { ...gone, ...key() })).toBe('list_has_cards');
    const limit = { project_id: place.id, list_id: listAt(place, 3), set: { wip_limit: 1 } };
    await projects.ask(ana.userId, updateList, { ...limit, ...key() });
    await board.make(ana, place, { list_id: listAt(place, 3), title: 'otra' });
    const away = { ...gone, move_to: listAt(place, 3) };
    expect(await projects.refusal(ana.userId, deleteList, { ...away, ...key() })).toBe('list_full');
    await projects.ask(ana.userId, deleteList, { ...away, ...key(), override_limit: true });
    expect((await board.read(ana, place.id)).inList(listAt(place, 3))).toMatchObject([
      { title: 'otra' },
      { id, progress: 100 },
    ]);
  });

  it('go into the trash with their cards, and one undo brings back all of it with its links', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const list_id = listAt(place, 0);
    const gone = [await board.make(ana, place), await board.make(ana, place)];
    await board.make(ana, place, { list_id: listAt(place, 1), depends_on: gone.slice(0, 1) });
    const first = (await board.read(ana, place.id)).rows();
    const input = { project_id: place.id, ...key(), list_id, with_cards: true };
    const { sequence } = await projects.ask(ana.userId, deleteList, input);
    const after = await board.read(ana, place.id);
    expect([after.sequence, after.cards.map(({ depends_on }) => depends_on)]).toEqual([sequence, [[]]]);
    expect(after.lists.map(({ id }) => id)).not.toContain(list_id);
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(first);
  });

  it('are at least one', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana, { template: 'blank' });
    const gone = { project_id: place.id, ...key(), list_id: listAt(place, 0) };
    expect(await projects.refusal(ana.userId, deleteList, gone)).toBe('last_list');
  });

  it('accept no more cards than their limit, also concurrently, and state how many fit', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const limit = { project_id: place.id, ...key(), list_id: listAt(place, 1), set: { wip_limit: 3 } };
    await projects.ask(ana.userId, updateList, limit);
    const member = await projects.inTeam(place.id, 'member');
    const card = { project_id: place.id, list_id: listAt(place, 1), title: 'x' };
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, () =>
        projects.refusal(member.userId, createCard, { ...card, ...key(), card_id: v7() }),
      ),
    );
    expect(outcomes.sort()).toEqual(
      [3, 5].flatMap((count, index) => Array.from({ length: count }, () => (index === 0 ? 'allowed' : 'list_full'))),
    );
    const [id, other] = [await board.make(ana, place), await board.make(ana, place)];
    await projects.ask(ana.userId, updateList, { ...limit, ...key(), set: { wip_limit: 4 } });
    const both = { project_id: place.id, card_ids: [id, other], list_id: listAt(place, 1) };
    await expect(projects.ask(member.userId, moveCards, { ...both, ...key() })).rejects.toMatchObject({
      definition: { code: 'list_full' },
      details: { limit: 4, fits: 1, list_id: listAt(place, 1) },
    });
    const override = { ...both, override_limit: true };
    expect(await projects.refusal(member.userId, moveCards, { ...override, ...key() })).toBe('override_needs_lead');
    expect(await projects.refusal(ana.userId, moveCards, { ...override, ...key() })).toBe('allowed');
  });
});

it('several cards at once are deleted by leads only, and more than a message holds is refused', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const member = await projects.inTeam(place.id, 'member');
  const card_ids = [await board.make(ana, place), await board.make(ana, place)];
  const both = { project_id: place.id, card_ids };
  expect(await projects.refusal(member.userId, deleteCards, { ...both, ...key() })).toBe('bulk_delete_needs_lead');
  const one = { ...both, card_ids: card_ids.slice(1) };
  expect(await projects.refusal(member.userId, deleteCards, { ...one, ...key() })).toBe('allowed');
  await projects.rows(
    `INSERT INTO cards (id, project_id, number, list_id, position, title, priority, progress, blocked_reason, created_at, updated_at)
     SELECT gen_random_uuid(), $1, n, $2, 'b' || n, 'x', 'low', 0, repeat('x', 2000), now(), now() FROM generate_series(1001, 2000) n`,
    [place.id, listAt(place, 0)],
  );
  const many = (await board.read(ana, place.id)).cards.filter(({ title }) => title === 'x').map(({ id }) => id);
  expect(many.length).toBe(1_000);
  const all = { project_id: place.id, ...key(), card_ids: many };
  expect(await projects.refusal(ana.userId, deleteCards, all)).toBe('too_much_at_once');
});
