import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { listActivity } from '@nivel/contracts/projects/list-activity.operation';
import { readCard } from '@nivel/contracts/projects/read-card.operation';
import { saveCard } from '@nivel/contracts/projects/save-card.operation';
import { updateCardText } from '@nivel/contracts/projects/update-card-text.operation';
import { updateList } from '@nivel/contracts/projects/update-list.operation';
import { key, listAt, type BoardActions, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started, actions) => {
  projects = started;
  board = actions;
});

type Given = Omit<CallInputOf<typeof saveCard>, 'project_id' | 'command_id'>;
const inputOf = ({ id }: Place, given: Given) => ({ project_id: id, ...key(), ...given });
const save = (who: Somebody, place: Place, given: Given) => projects.ask(who.userId, saveCard, inputOf(place, given));
const refused = (who: Somebody, place: Place, given: Given) =>
  projects.refusal(who.userId, saveCard, inputOf(place, given));
const whole = async (who: Somebody, { id }: Place, card_id: string) => {
  const { cards } = await board.read(who, id);
  const { description, notes } = await projects.ask(who.userId, readCard, { project_id: id, card_id });
  return { row: cards.find((card) => card.id === card_id), texts: [description.text, notes.text] };
};

describe('saving a card', () => {
  it('changes all of it by one command, which one undo reverts', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [id, other, label, field_id, item] = [
      await board.make(ana, place, { description: 'Vieja', tags: ['lana'] }),
      await board.make(ana, place),
      await board.label(ana, place, 'Diseño'),
      v7(),
      v7(),
    ];
    const ofField = { project_id: place.id, ...key(), field_id, name: 'Cliente', kind: 'text' as const };
    await projects.ask(ana.userId, createField, ofField);
    const first = await whole(ana, place, id);
    const { sequence } = await board.read(ana, place.id);
    const version = first.row?.description_version ?? 0;
    const delta = await save(ana, place, {
      card_id: id,
      set: { title: 'Otra', assignee: ana.userId, fields: { [field_id]: 'Taller' } },
      add: { labels: [label], watchers: [ana.userId], depends_on: [other] },
      remove: { tags: ['lana'] },
      checklist: { put: [{ id: item, text: 'Medir' }] },
      texts: { description: { base_version: version, text: 'Nueva' }, notes: { base_version: 0, text: 'Nota' } },
      to: { list_id: listAt(place, 3) },
    });
    expect([delta.sequence, delta.changes.length]).toEqual([sequence + 1, 1]);
    expect(await whole(ana, place, id)).toMatchObject({
      row: {
        ...{ title: 'Otra', assignee: ana.userId, fields: { [field_id]: 'Taller' }, labels: [label] },
        ...{ watchers: [ana.userId], depends_on: [other], tags: [], list_id: listAt(place, 3), progress: 100 },
        checklist: [{ id: item, text: 'Medir', done: false }],
      },
      texts: ['Nueva', 'Nota'],
    });
    await board.undo(ana, place);
    expect(await whole(ana, place, id)).toEqual(first);
  });

  it.each([
    ['a field', { set: { start_on: '2026-12-02', due_on: '2026-12-01' } }, 'dates_reversed'],
    ['a label', { add: { labels: [v7()] } }, 'label_not_found'],
    ['a list', { to: { list_id: v7() } }, 'list_not_found'],
    ['a value', { set: { fields: { [v7()]: 'x' } } }, 'field_not_found'],
    ['who gets it', { set: { assignee: v7() } }, 'assignee_cannot_read'],
    ['who watches it', { add: { watchers: [v7()] } }, 'watcher_cannot_read'],
  ])('is refused whole where %s is', async (_, wrong, code) => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place);
    const first = await whole(ana, place, card_id);
    const sound = { title: 'Otra' };
    const texts = { notes: { base_version: 0, text: 'Nota' } };
    const set = { ...sound, ...('set' in wrong && wrong.set) };
    expect(await refused(ana, place, { card_id, texts, ...wrong, set })).toBe(code);
    expect(await whole(ana, place, card_id)).toEqual(first);
  });

  it('is refused as a whole if a list is full, unless a lead overrides it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [card_id, list_id] = [await board.make(ana, place), listAt(place, 1)];
    await board.make(ana, place, { list_id });
    const limit = { project_id: place.id, ...key(), list_id, set: { wip_limit: 1 } };
    await projects.ask(ana.userId, updateList, limit);
    const given = { card_id, set: { title: 'Otra' }, to: { list_id } };
    expect(await refused(eva, place, given)).toBe('list_full');
    expect(await refused(eva, place, { ...given, override_limit: true })).toBe('override_needs_lead');
    expect((await whole(eva, place, card_id)).row?.title).toBe('Una tarea');
    await save(ana, place, { ...given, override_limit: true });
    expect((await whole(eva, place, card_id)).row).toMatchObject({ title: 'Otra', list_id });
  });

  it('merges its long texts, and where one cannot be merged nothing is saved and both are named', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const card_id = await board.make(ana, place, { description: 'uno\ndos', notes: 'nota' });
    const base_version = (await whole(ana, place, card_id)).row?.description_version ?? 0;
    const write = (field: 'description' | 'notes', text: string) =>
      projects.ask(eva.userId, updateCardText, { project_id: place.id, ...key(), card_id, field, base_version, text });
    await write('description', 'uno\ndos\ntres');
    await save(ana, place, { card_id, texts: { description: { base_version, text: 'cero\nuno\ndos' } } });
    expect((await whole(ana, place, card_id)).texts[0]).toBe('cero\nuno\ndos\ntres');
    const { sequence } = await write('notes', 'suya');
    const texts = { description: { base_version, text: 'todo' }, notes: { base_version, text: 'mía' } };
    const before = await whole(ana, place, card_id);
    await expect(
      save(ana, place, { card_id, set: { title: 'Otra' }, texts: { notes: texts.notes } }),
    ).rejects.toMatchObject({
      definition: { code: 'text_conflict' },
      details: { field: 'notes', version: sequence, text: 'suya' },
    });
    expect(await whole(ana, place, card_id)).toEqual(before);
  });

  it('brings a card into a list of a status, which members make and take back with it', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const card_id = await board.make(eva, place);
    const listId = listAt(place, 2);
    await projects.ask(ana.userId, updateList, {
      project_id: place.id,
      ...key(),
      list_id: listId,
      set: { status: 'todo' },
    });
    const first = await board.read(eva, place.id);
    const delta = await save(eva, place, { card_id, set: { title: 'Otra' }, to: { status: 'review' } });
    expect(delta.changes.map(({ of }) => of)).toEqual(['list', 'card']);
    expect((await whole(eva, place, card_id)).row).toMatchObject({ title: 'Otra', list_id: delta.command_id });
    await board.undo(eva, place);
    expect((await board.read(eva, place.id)).rows()).toEqual(first.rows());
    // It is in a list of that status already.
    expect((await save(eva, place, { card_id, to: { status: 'todo' } })).changes).toEqual([]);
  });

  it('is activity of changed cards, and of moved ones where its list is another', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const card_id = await board.make(ana, place);
    const moved = await save(ana, place, { card_id, to: { list_id: listAt(place, 1) } });
    const changed = await save(ana, place, { card_id, set: { title: 'Otra' } });
    const told = async (kind: 'moved' | 'changed') => {
      const { entries } = await projects.ask(ana.userId, listActivity, { project_id: place.id, kind });
      return entries.map(({ sequence }) => sequence);
    };
    expect(await told('moved')).toEqual([moved.sequence]);
    expect(await told('changed')).toEqual([changed.sequence, moved.sequence]);
  });
});
