import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import { createField } from '@nivel/contracts/projects/create-field.operation';
import { deleteCards } from '@nivel/contracts/projects/delete-cards.operation';
import { deleteField } from '@nivel/contracts/projects/delete-field.operation';
import { duplicateCard } from '@nivel/contracts/projects/duplicate-card.operation';
import type { FieldValue } from '@nivel/contracts/projects/field-values';
import { moveCards } from '@nivel/contracts/projects/move-cards.operation';
import { redoCommand } from '@nivel/contracts/projects/redo-command.operation';
import { undoCommand } from '@nivel/contracts/projects/undo-command.operation';
import { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { updateField } from '@nivel/contracts/projects/update-field.operation';
import { BoardActions, key, listAt, type Place } from '../../../test/board-actions.ts';
import { projectsFor } from '../../../test/projects-for.ts';
import type { ProjectsUnderTest, Somebody } from '../../../test/projects-under-test.ts';

let projects: ProjectsUnderTest;
let board: BoardActions;
projectsFor((started) => {
  projects = started;
  board = new BoardActions(projects);
});

type Kind = CallInputOf<typeof createField>['kind'];

const aField = async (
  { userId }: Somebody,
  { id: project_id }: Place,
  kind: Kind,
  given: Partial<CallInputOf<typeof createField>> = {},
): Promise<string> => {
  const field_id = v7();
  const input = { project_id, ...key(), field_id, name: `Campo ${field_id}`.slice(0, 50), kind, ...given };
  await projects.ask(userId, createField, input);
  return field_id;
};
const valued = <Value>(card: string, fields: Readonly<Record<string, Value>>) => ({
  card_ids: [card],
  set: { fields },
});
type Given = Pick<CallInputOf<typeof updateCards>, 'card_ids' | 'set' | 'add' | 'remove'>;
const set = ({ userId }: Somebody, { id: project_id }: Place, given: Given) =>
  projects.ask(userId, updateCards, { project_id, ...key(), ...given });
const refusal = ({ userId }: Somebody, { id: project_id }: Place, given: object) =>
  projects.refusal(userId, updateCards, { project_id, ...key(), ...given } as CallInputOf<typeof updateCards>);
const valuesOf = async (who: Somebody, place: Place) =>
  (await board.read(who, place.id)).cards.map((one) => one.fields);
const undo = ({ userId }: Somebody, { id: project_id }: Place) =>
  projects.ask(userId, undoCommand, { project_id, ...key() });

describe('the fields that people make up', () => {
  it('are created, renamed, reordered and removed by leads only', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [one, two] = [await aField(ana, place, 'money', { currency: 'MXN' }), await aField(ana, place, 'text')];
    const of = { project_id: place.id };
    await projects.ask(ana.userId, updateField, {
      ...of,
      ...key(),
      field_id: two,
      set: { name: 'Cliente' },
      before: null,
    });
    const { fields } = await board.read(eva, place.id);
    expect(fields.map(({ id, kind, currency }) => [id, kind, currency])).toEqual([
      [two, 'text', null],
      [one, 'money', 'MXN'],
    ]);
    const again = { ...of, ...key(), field_id: v7(), name: 'CLIENTE', kind: 'day' as const };
    expect(await projects.refusal(ana.userId, createField, again)).toBe('field_exists');
    expect(await projects.refusal(eva.userId, createField, { ...again, name: 'Otro' })).toBe('forbidden');
    expect(await projects.refusal(eva.userId, updateField, { ...of, ...key(), field_id: one })).toBe('forbidden');
    expect(await projects.refusal(eva.userId, deleteField, { ...of, ...key(), field_id: one })).toBe('forbidden');
    await projects.ask(ana.userId, deleteField, { ...of, ...key(), field_id: one });
    expect(await projects.refusal(ana.userId, deleteField, { ...of, ...key(), field_id: one })).toBe('field_not_found');
    expect((await board.read(eva, place.id)).fields.map(({ name }) => name)).toEqual(['Cliente']);
  });

  it('are thirty at most, each with fifty choices', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    for (let nth = 0; nth < 30; nth += 1) await aField(ana, place, 'number');
    const one = { project_id: place.id, ...key(), field_id: v7(), name: 'Uno más', kind: 'text' as const };
    expect(await projects.refusal(ana.userId, createField, one)).toBe('too_many_fields');
    const choices = Array.from({ length: 51 }, (_, nth) => ({ id: v7(), name: `Opción ${nth}` }));
    expect(await projects.refusal(ana.userId, createField, { ...one, kind: 'choice', choices })).toBe('invalid_input');
  });
});

describe('what cards have in them', () => {
  it("is a valid value of the field's kind, and nothing else", async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const stranger = await projects.aPerson();
    const choice = { id: v7(), name: 'Diseño' };
    const card = await board.make(ana, place);
    const cases: readonly [Kind, readonly FieldValue[], readonly FieldValue[]][] = [
      ['text', ['Taller', 'x'.repeat(500)], ['x'.repeat(501), 'dos\nlíneas', 7]],
      ['number', [0, -2.5, 1e12], ['7', 1e13]],
      ['money', [125_050, -1], [0.5, '12.50', 1e15]],
      ['day', ['2026-12-01', '2028-02-29'], ['2026-02-29', '2026-12-1', 'mañana', 20_261_201]],
      ['choice', [choice.id], [v7(), 'Diseño']],
      ['person', [ana.userId], ['Ana']],
      ['boolean', ['yes', 'no'], ['sí', 'YES', 1]],
      [
        'link',
        ['https://example.com/a?b=c#d', 'http://example.com'],
        ['javascript:alert(1)', 'example.com', 'https://a b'],
      ],
    ];
    for (const [kind, good, bad] of cases) {
      const field = await aField(ana, place, kind, { choices: [choice] });
      for (const value of good) {
        await set(ana, place, valued(card, { [field]: value }));
        expect((await valuesOf(ana, place))[0]?.[field]).toBe(value);
      }
      for (const value of bad)
        expect([kind, value, await refusal(ana, place, valued(card, { [field]: value }))]).toEqual([
          kind,
          value,
          'field_value_invalid',
        ]);
      if (kind === 'person')
        expect(await refusal(ana, place, valued(card, { [field]: stranger.userId }))).toBe('assignee_cannot_read');
    }
    for (const value of ['', true, [], { add: [] }, 'x'.repeat(2_001)])
      expect(await refusal(ana, place, valued(card, { [v7()]: value }))).toBe('invalid_input');
    expect(await refusal(ana, place, valued(card, { [v7()]: 'x' }))).toBe('field_not_found');
    const many = Object.fromEntries(Array.from({ length: 31 }, () => [v7(), 'x']));
    expect(await refusal(ana, place, valued(card, many))).toBe('invalid_input');
  });

  it('is not reached with the field of another project', async () => {
    const ana = await projects.aPerson();
    const [place, other] = [await projects.aProject(ana), await projects.aProject(ana)];
    const field = await aField(ana, other, 'text');
    const card = await board.make(ana, place);
    expect(await refusal(ana, place, valued(card, { [field]: 'x' }))).toBe('field_not_found');
  });

  it('is changed value by value, and undone if nobody has changed it since', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const eva = await projects.inTeam(place.id, 'member');
    const [one, two] = [await aField(ana, place, 'text'), await aField(ana, place, 'number')];
    const card = await board.make(ana, place, { fields: { [one]: 'Tela', [two]: 3 } });
    await set(ana, place, valued(card, { [one]: 'Lino' }));
    await set(eva, place, valued(card, { [two]: null }));
    expect(await valuesOf(ana, place)).toEqual([{ [one]: 'Lino' }]);
    await undo(ana, place);
    expect(await valuesOf(ana, place)).toEqual([{ [one]: 'Tela' }]);
    await projects.ask(ana.userId, redoCommand, { project_id: place.id, ...key() });
    await set(eva, place, valued(card, { [one]: 'Seda' }));
    await expect(undo(ana, place)).rejects.toMatchObject({ details: { changed: [{ id: card, fields: ['fields'] }] } });
    await undo(eva, place);
    await undo(eva, place);
    expect(await valuesOf(ana, place)).toEqual([{ [one]: 'Lino', [two]: 3 }]);
  });

  it('is set by moving to a place that implies it, and reset with it by one undo', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const [cloth, person] = [await aField(ana, place, 'text'), await aField(ana, place, 'person')];
    const card = await board.make(ana, place, { fields: { [cloth]: 'Tela' }, tags: ['Antes'] });
    const before = (await board.read(ana, place.id)).rows();
    const at = { project_id: place.id, ...key(), card_ids: [card], list_id: listAt(place, 1) };
    const values = { fields: { [cloth]: 'Lino', [person]: ana.userId }, due_on: '2026-12-01', progress: 40 };
    const given = { ...at, set: values, add: { tags: ['Ahora'] }, remove: { tags: ['Antes'] } };
    await projects.ask(ana.userId, moveCards, given);
    expect((await board.read(ana, place.id)).cards).toMatchObject([
      { ...values, list_id: at.list_id, tags: ['Ahora'] },
    ]);
    await undo(ana, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(before);
    const refused = (more: object) => projects.refusal(ana.userId, moveCards, { ...at, ...key(), set: more });
    const stranger = await projects.aPerson();
    expect(await refused({ fields: { [person]: stranger.userId } })).toBe('assignee_cannot_read');
    expect(await refused({ fields: { [person]: 'x' } })).toBe('field_value_invalid');
    expect(await refused({ fields: { [v7()]: 'x' } })).toBe('field_not_found');
    expect(await refused({ start_on: '2026-12-02', due_on: '2026-12-01' })).toBe('dates_reversed');
    await projects.ask(ana.userId, moveCards, { ...at, ...key(), list_id: listAt(place, 3), set: { progress: 40 } });
    expect((await board.read(ana, place.id)).cards).toMatchObject([{ progress: 100 }]);
  });

  it('disappears with its field and comes back with it, and with the card', async () => {
    const ana = await projects.aPerson();
    const place = await projects.aProject(ana);
    const field = await aField(ana, place, 'text');
    const card = await board.make(ana, place, { fields: { [field]: 'Tela' } });
    await projects.ask(ana.userId, duplicateCard, { project_id: place.id, ...key(), card_id: card, new_id: v7() });
    const before = (await board.read(ana, place.id)).rows();
    await projects.ask(ana.userId, deleteField, { project_id: place.id, ...key(), field_id: field });
    await projects.ask(ana.userId, deleteCards, { project_id: place.id, ...key(), card_ids: [card] });
    expect((await board.read(ana, place.id)).fields).toEqual([]);
    await undo(ana, place);
    await undo(ana, place);
    expect((await board.read(ana, place.id)).rows()).toEqual(before);
    expect(await valuesOf(ana, place)).toEqual([{ [field]: 'Tela' }, { [field]: 'Tela' }]);
  });
});

it('of several cards, all fields and sets are changed by one command, and reverted by one', async () => {
  const ana = await projects.aPerson();
  const place = await projects.aProject(ana);
  const field = await aField(ana, place, 'number');
  const cards = [await board.make(ana, place), await board.make(ana, place, { tags: ['viejo'] })];
  const before = (await board.read(ana, place.id)).rows();
  const all = { card_ids: cards, set: { priority: 'high' as const, fields: { [field]: 8 } }, add: { tags: ['nuevo'] } };
  await set(ana, place, { ...all, remove: { tags: ['viejo'] } });
  const after = await board.read(ana, place.id);
  expect(after.cards.map(({ priority, fields, tags }) => ({ priority, fields, tags }))).toEqual(
    cards.map(() => ({ priority: 'high', fields: { [field]: 8 }, tags: ['nuevo'] })),
  );
  await undo(ana, place);
  expect((await board.read(ana, place.id)).rows()).toEqual(before);
  expect(await refusal(ana, place, { ...all, add: { labels: [v7()] } })).toBe('label_not_found');
});
