import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { projectChanged } from '@nivel/contracts/projects/project-changed.fact';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { readProjectExport } from '@nivel/contracts/projects/transfers/read-project-export.operation';
import { findImportedCards } from '@nivel/contracts/projects/transfers/find-imported-cards.operation';
import { importCards } from '@nivel/contracts/projects/transfers/import-cards.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateLabel } from '@nivel/contracts/projects/update-label.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { aGivenCard, ImportActions } from '../../test/import-actions.ts';
import { key, listAt, titles, type BoardActions, type Place } from '../../test/board-actions.ts';
import { projectsFor } from '../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

type Given = Omit<CallInputOf<typeof importCards>, 'project_id' | 'command_id'>;
const take = ({ userId }: Somebody, { id: project_id }: Place, given: Given, command = key()) =>
  projects.ask(userId, importCards, { project_id, ...command, ...given });
const refusal = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.refusal(userId, importCards, { project_id, ...key(), ...given });
const find = ({ userId }: Somebody, { id: project_id }: Place, ...source_ids: string[]) =>
  projects.ask(userId, findImportedCards, { project_id, source_ids });
const aSourceCard = (nth: number, list_id: string, given: object = {}) => ({
  ...{ source_id: `C${nth}`, list_id, title: `Tarjeta ${nth}` },
  ...given,
});
const aList = (name = 'Pruebas') => ({ list_id: v7(), name, color: '#10b981', status: 'review' as const });
const aLabel = (name: string) => ({ label_id: v7(), name, color: '#10b981' });
const numbersOf = async (who: Somebody, { id }: Place) => (await board.read(who, id)).cards.map(({ number }) => number);

describe('cards of a file', () => {
  it('come into a project with the lists, labels and fields that they need; one undo reverts all of it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    await board.make(ana, place);
    const known = await board.label(ana, place, 'Web');
    const before = (await board.read(ana, place.id)).rows();
    const [list, web, fresh, field_id, choice] = [aList(), aLabel('WEB'), aLabel('Tienda'), v7(), v7()];
    const field = { field_id, name: 'Talla', kind: 'choice' as const, choices: [{ id: choice, name: 'Chica' }] };
    const given = {
      ...{ lists: [list], labels: [web, fresh], fields: [field] },
      cards: [
        aSourceCard(1, listAt(place, 0), {
          ...{ set: { assignee: ana.userId, fields: { [field_id]: choice } }, description: 'Lana', tags: ['b', 'a'] },
          ...{ labels: [web.label_id, fresh.label_id], checklist: [{ id: 'I1', text: 'Medir', done: true }] },
        }),
        aSourceCard(2, list.list_id),
      ],
    };
    const command = key();
    const delta = await take(ana, place, given, command);
    expect(delta.changes.map(({ of }) => of)).toEqual(['list', 'label', 'field', 'card', 'card']);
    expect(await take(ana, place, given, command)).toEqual(delta);
    const after = await board.read(ana, place.id);
    expect(titles(after, listAt(place, 0))).toEqual(['Una tarea', 'Tarjeta 1']);
    expect(after.inList(listAt(place, 0))[1]).toMatchObject({
      ...{ number: 2, assignee: ana.userId, tags: ['a', 'b'], fields: { [field_id]: choice } },
      ...{ labels: [known, fresh.label_id].sort(), checklist: [{ text: 'Medir', done: true }] },
    });
    expect(titles(after, list.list_id)).toEqual(['Tarjeta 2']);
    expect((await projects.told(projectChanged, place.id)).at(-1)?.delta).toEqual(delta);
    await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key(), undoes: command.command_id });
    expect((await board.read(ana, place.id)).rows()).toEqual(before);
  });

  it('that came before change nothing; only the others come', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const todo = listAt(place, 0);
    const { sequence } = await take(ana, place, { cards: [aSourceCard(1, todo), aSourceCard(2, todo)] });
    const again = { lists: [aList()], cards: [aSourceCard(1, todo, { title: 'Otra' }), aSourceCard(2, todo)] };
    expect(await take(ana, place, again)).toMatchObject({ sequence, changes: [] });
    await take(ana, place, { cards: [aSourceCard(2, todo), aSourceCard(3, todo)] });
    expect(titles(await board.read(ana, place.id), todo)).toEqual(['Tarjeta 1', 'Tarjeta 2', 'Tarjeta 3']);
    expect(await numbersOf(ana, place)).toEqual([1, 2, 3]);
    expect(await find(ana, place, 'C1', 'C3', 'C4')).toEqual({ known: ['C1', 'C3'], deleted: [] });
  });

  it('that are in the trash come back only on request, with their numbers', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const todo = listAt(place, 0);
    const cards = [aSourceCard(1, todo, { description: 'Nueva' }), aSourceCard(2, todo)];
    await take(ana, place, { cards });
    const card_ids = (await board.read(ana, place.id)).cards.map(({ id }) => id);
    await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids, cascade: true });
    expect(await find(ana, place, 'C1', 'C2')).toEqual({ known: [], deleted: ['C1', 'C2'] });
    expect((await take(ana, place, { cards })).changes).toEqual([]);
    const emptied = cards.map((card) => ({ ...card, description: '' }));
    await take(ana, place, { cards: [...emptied, aSourceCard(3, todo)], with_deleted: true });
    expect(titles(await board.read(ana, place.id), todo)).toEqual(['Tarjeta 1', 'Tarjeta 2', 'Tarjeta 3']);
    expect(await numbersOf(ana, place)).toEqual([1, 2, 3]);
    const [first = ''] = (await board.read(ana, place.id)).cards.map(({ id }) => id);
    const { description } = await projects.ask(ana.userId, readCard, { project_id: place.id, card_id: first });
    expect(description.text).toBe('');
    await board.undo(ana, place);
    expect((await board.read(ana, place.id)).cards).toEqual([]);
  });

  it('are known in a project that was made of the same file, and in the one that the file was exported from', async () => {
    const ana = await projects.aPerson();
    const imports = new ImportActions(projects);
    const { import_id: id } = await imports.begin(ana);
    await imports.take(ana, id, 0, { cards: [aGivenCard(1)] });
    await imports.end(ana, id);
    const { cards } = await projects.ask(ana.userId, readProjectExport, { project_id: id });
    const exported = cards[0]?.id ?? '';
    const [list = ''] = (await board.read(ana, id)).lists.map((one) => one.id);
    const place = { id, lists: [list] };
    expect(await find(ana, place, 'C1', exported)).toEqual({ known: ['C1', exported], deleted: [] });
    const both = [aSourceCard(1, list), aSourceCard(2, list, { source_id: exported })];
    expect((await take(ana, place, { cards: both })).changes).toEqual([]);
    await projects.ask(ana.userId, deleteCards, { project_id: id, ...key(), card_ids: [exported] });
    expect(await find(ana, place, 'C1', exported)).toEqual({ known: [], deleted: ['C1', exported] });
    expect((await take(ana, place, { cards: both })).changes).toEqual([]);
    const { changes } = await take(ana, place, { cards: both.toReversed(), with_deleted: true });
    expect(changes.map((change) => change.id)).toEqual([exported]);
    expect(titles(await board.read(ana, id), list)).toEqual(['Tarjeta 2']);
    expect(await numbersOf(ana, place)).toEqual([1]);
  });

  it('that somebody has changed stay when the import is undone, with their list, label and field', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [list, label, field_id, command] = [aList(), aLabel('Tienda'), v7(), key()];
    const values = { labels: [label.label_id], set: { fields: { [field_id]: 'Lana' } } };
    const cards = [aSourceCard(1, list.list_id, values), aSourceCard(2, listAt(place, 0), values)];
    const fields = [{ field_id, name: 'Tela', kind: 'text' as const }];
    const { changes } = await take(ana, place, { lists: [list], labels: [label], fields, cards }, command);
    const card_ids = changes.flatMap(({ of, id }) => (of === 'card' ? [id] : [])).slice(0, 1);
    const eva = await projects.inTeam(place.id, 'member');
    await projects.ask(eva.userId, updateCards, { project_id: place.id, ...key(), card_ids, set: { title: 'Otra' } });
    await projects.ask(ana.userId, undoCommand, { project_id: place.id, ...key(), undoes: command.command_id });
    const after = await board.read(ana, place.id);
    expect(after.cards).toMatchObject([{ title: 'Otra', list_id: list.list_id, labels: [label.label_id] }]);
    expect([...after.labels, ...after.fields].map(({ id }) => id)).toEqual([label.label_id, field_id]);
  });

  it('bring no lists, labels and fields that only known cards need', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const todo = listAt(place, 0);
    await take(ana, place, { cards: [aSourceCard(1, todo)] });
    const [list, label, field_id] = [aList(), aLabel('Tienda'), v7()];
    const known = aSourceCard(1, list.list_id, { labels: [label.label_id], set: { fields: { [field_id]: 'Lana' } } });
    const fields = [{ field_id, name: 'Tela', kind: 'text' as const }];
    const given = { lists: [list], labels: [label], fields, cards: [known, aSourceCard(2, todo)] };
    expect((await take(ana, place, given)).changes.map(({ of }) => of)).toEqual(['card']);
  });

  it('get the label of an earlier command, also after somebody has renamed it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [label, list] = [aLabel('Tienda'), aList()];
    const labelled = (nth: number) => aSourceCard(nth, list.list_id, { labels: [label.label_id] });
    const given = { lists: [list], labels: [label] };
    await take(ana, place, { ...given, cards: [labelled(1)] });
    const renaming = { project_id: place.id, ...key(), label_id: label.label_id, set: { name: 'Local' } };
    await projects.ask(ana.userId, updateLabel, renaming);
    await take(ana, place, { ...given, cards: [labelled(2)] });
    const after = await board.read(ana, place.id);
    expect(after.labels.map(({ name }) => name)).toEqual(['Local']);
    expect(after.inList(list.list_id).map(({ labels }) => labels)).toEqual([[label.label_id], [label.label_id]]);
  });
});

describe('an import into a project refuses', () => {
  it('everything where one thing does not fit', async () => {
    const [ana, stranger] = [await projects.aPerson(), await projects.aPerson()];
    const [place, other] = [await projects.aProject(ana), await projects.aProject(ana)];
    const todo = listAt(place, 0);
    const one = (given: object) => refusal(ana, place, { cards: [aSourceCard(1, todo), aSourceCard(2, todo, given)] });
    expect(await one({ list_id: listAt(other, 0) })).toBe('list_not_found');
    expect(await one({ labels: [v7()] })).toBe('label_not_found');
    expect(await one({ set: { fields: { [v7()]: 'x' } } })).toBe('field_not_found');
    expect(await one({ set: { assignee: stranger.userId } })).toBe('assignee_cannot_read');
    expect(await one({ set: { start_on: '2026-12-02', due_on: '2026-12-01' } })).toBe('dates_reversed');
    expect(await one({ source_id: 'C1' })).toBe('invalid_input');
    const field_id = v7();
    const person = { field_id, name: 'Revisa', kind: 'person' as const };
    const reviewed = aSourceCard(1, todo, { set: { fields: { [field_id]: stranger.userId } } });
    expect(await refusal(ana, place, { fields: [person], cards: [reviewed] })).toBe('assignee_cannot_read');
    await projects.ask(ana.userId, createField, { project_id: place.id, ...key(), ...person, field_id: v7() });
    const own = aSourceCard(1, todo, { set: { fields: { [field_id]: ana.userId } } });
    expect(await refusal(ana, place, { fields: [person], cards: [own] })).toBe('field_exists');
    const accents = ['Día', 'Día'.normalize('NFD')].map((name) => ({ ...person, field_id: v7(), name }));
    expect(await refusal(ana, place, { fields: accents })).toBe('invalid_input');
    const elsewhere = listAt(other, 0);
    const taken = { lists: [{ ...aList(), list_id: elsewhere }], cards: [aSourceCard(1, elsewhere)] };
    expect(await refusal(ana, place, taken)).toBe('id_taken');
    const lists = Array.from({ length: 100 }, () => aList());
    const many = { lists, cards: lists.map(({ list_id }, nth) => aSourceCard(nth, list_id)) };
    expect(await refusal(ana, place, many)).toBe('too_many_lists');
    expect((await board.read(ana, place.id)).cards).toEqual([]);
  });

  it('more cards than a list may have, unless that is asked for, counting only those that come', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const todo = listAt(place, 0);
    const limit = { project_id: place.id, ...key(), list_id: todo, set: { wip_limit: 2 } };
    await projects.ask(ana.userId, updateList, limit);
    await take(ana, place, { cards: [aSourceCard(1, todo)] });
    await take(ana, place, { cards: [aSourceCard(1, todo), aSourceCard(2, todo)] });
    expect(await refusal(ana, place, { cards: [aSourceCard(3, todo)] })).toBe('list_full');
    await take(ana, place, { cards: [aSourceCard(3, todo)], override_limit: true });
    expect(await numbersOf(ana, place)).toEqual([1, 2, 3]);
  });

  it('members, guests and strangers', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const cards = [aSourceCard(1, listAt(place, 0))];
    const others = [
      await projects.inTeam(place.id, 'member'),
      await projects.inTeam(place.id, 'guest'),
      await projects.aPerson(),
    ];
    for (const who of others) {
      expect(await refusal(who, place, { cards })).toBe('forbidden');
      const asked = { project_id: place.id, source_ids: ['C1'] };
      expect(await projects.refusal(who.userId, findImportedCards, asked)).toBe('forbidden');
    }
    await take(await projects.inTeam(place.id, 'lead'), place, { cards });
  });
});
