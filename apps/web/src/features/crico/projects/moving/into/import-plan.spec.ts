import { expect, it } from '@jest/globals';
import { boardOf } from '../../../area/board-model/board-store.ts';
import { aField, aList, aPage, fieldId, listId } from '../../../area/project/board.fixtures.ts';
import { importCommands } from './import-commands.ts';
import { importPlan } from './import-plan.ts';
import { candidatesOf, canBeNew, firstMapping, mappingToday, NEW, NONE, withChoice } from './mapping.ts';
import type { ReadFile } from './read-cards.ts';

const small = { id: 'o1', name: 'Chica' };
const frame = {
  color: '#3b82f6',
  lists: [
    { id: 'L1', name: 'POR HACER', color: '#3b82f6', status: 'todo' as const },
    { id: 'L2', name: 'Archivo', color: '#3b82f6', status: 'done' as const },
  ],
  labels: [{ id: 'B1', name: 'Web', color: '#3b82f6' }],
  fields: [
    { id: 'F1', name: 'Talla', kind: 'choice' as const, choices: [small, { id: 'o2', name: 'Grande' }] },
    { id: 'F2', name: 'Notas', kind: 'number' as const },
  ],
};
const cardOf = (nth: number, given: object = {}) => {
  const card = { id: `C${nth}`, number: nth, list: 'L1', position: `a${nth}`, title: `Tarjeta ${nth}`, ...given };
  return { card, items: [{ id: `I${nth}`, text: 'Medir', done: false }], attachments: 0 };
};
const page = aPage([aList(1, { wip_limit: 1 })], [], {
  fields: [
    aField(1, { name: 'talla', kind: 'choice', choices: [{ id: fieldId(9), name: 'chica' }] }),
    aField(2, { name: 'Notas', kind: 'text' }),
  ],
});
const boardWith = (given: typeof page) => {
  const made = boardOf([given]);
  if (!made) throw new Error('there is no board');
  return made;
};
const board = boardWith(page);
const read: ReadFile = {
  frame,
  report: [
    { kind: 'lists', found: 2, made: 2, left: [], changed: [] },
    { kind: 'labels', found: 1, made: 1, left: [], changed: [] },
    { kind: 'fields', found: 2, made: 2, left: [], changed: [] },
    { kind: 'cards', found: 5, made: 4, left: [{ reason: 'archived', count: 1, example: 'Vieja' }], changed: [] },
    { kind: 'items', found: 4, made: 4, left: [], changed: [] },
    { kind: 'comments', found: 3, made: 3, left: [], changed: [] },
  ],
  cards: [
    cardOf(1, { labels: ['B1'], fields: { F1: 'o1', F2: 3 } }),
    cardOf(2, { fields: { F1: 'o2' }, depends_on: ['C1'] }),
    cardOf(3),
    cardOf(4),
  ],
  known: new Set(['C3']),
  deleted: new Set(['C4']),
  expected: { cards: 4 },
};
const mapping = firstMapping(frame, board);
const terms = { mapping, isWithDeleted: false, isOverLimit: false };

it('things become those of the same name and kind, else new ones, else nothing where the name is taken', () => {
  expect(Object.fromEntries(mapping.lists)).toEqual({ L1: listId(1), L2: NEW });
  expect(Object.fromEntries(mapping.labels)).toEqual({ B1: NEW });
  expect(Object.fromEntries(mapping.fields)).toEqual({ F1: fieldId(1), F2: NONE });
});

it('the report adds up: everything that was found is created or left out', () => {
  const { report, cards, overfull } = importPlan(read, mapping, board, false);
  for (const { found, made, left } of report)
    expect(made + left.reduce((sum, { count }) => sum + count, 0)).toBe(found);
  expect(cards.map(({ card }) => card.id)).toEqual(['C1', 'C2']);
  expect(overfull).toEqual(['Por hacer']);
  const made = Object.fromEntries(report.map((one) => [one.kind, one.made]));
  expect(made).toEqual({ lists: 0, labels: 1, fields: 0, cards: 2, items: 2, comments: 0 });
  expect(report.find(({ kind }) => kind === 'cards')?.changed.map(({ reason }) => reason)).toEqual([
    'links-dropped',
    'value-dropped',
  ]);
  expect(importPlan(read, mapping, board, true).cards).toHaveLength(3);
  expect(importPlan(read, withChoice(mapping, 'lists', 'L1', NONE), board, true).cards).toEqual([]);
});

it('a command names the new things that its cards need, and values by the ids of the project', () => {
  const { cards } = importPlan(read, mapping, board, false);
  const [command, ...others] = importCommands(board, read, cards, terms);
  expect(others).toEqual([]);
  expect(command).toMatchObject({ lists: [], fields: [], labels: [{ name: 'Web' }], with_deleted: false });
  expect(command?.cards?.map(({ list_id: id, set }) => [id, set?.fields])).toEqual([
    [listId(1), { [fieldId(1)]: fieldId(9) }],
    [listId(1), undefined],
  ]);
  expect(command?.cards?.[0]?.labels).toEqual([command?.labels?.[0]?.label_id]);
});

it('many cards come by several commands, each of which names the same new list', () => {
  const many = Array.from({ length: 501 }, (_, nth) => cardOf(nth, { list: 'L2' }));
  const commands = importCommands(board, read, many, terms);
  expect(commands.map(({ cards }) => cards?.length)).toEqual([500, 1]);
  expect(commands[1]?.lists).toEqual(commands[0]?.lists);
  expect(commands[1]?.command_id).not.toBe(commands[0]?.command_id);
});

it('a field becomes no new one where its name is taken', () => {
  expect(canBeNew('fields', 'F2', frame, board, mapping)).toBe(false);
  expect(canBeNew('lists', 'L1', frame, board, mapping)).toBe(true);
  const twins = { ...frame, fields: ['F3', 'F4'].map((id) => ({ id, name: 'Color', kind: 'text' as const })) };
  const fields = firstMapping(twins, board);
  expect(Object.fromEntries(fields.fields)).toEqual({ F3: NEW, F4: NONE });
  expect(canBeNew('fields', 'F4', twins, board, fields)).toBe(false);
});

it('nothing becomes new beyond the room of the project, and nothing becomes what has gone from it', () => {
  const almostFull = boardWith(
    aPage(
      Array.from({ length: 99 }, (_, nth) => aList(nth + 1)),
      [],
    ),
  );
  const lists = ['L1', 'L2', 'L3'].map((id) => ({
    id,
    name: `Nueva ${id}`,
    color: '#3b82f6',
    status: 'todo' as const,
  }));
  const fresh = { ...frame, lists };
  const first = firstMapping(fresh, almostFull);
  expect(Object.fromEntries(first.lists)).toEqual({ L1: NEW, L2: NONE, L3: NONE });
  expect(canBeNew('lists', 'L1', fresh, almostFull, first)).toBe(true);
  expect(canBeNew('lists', 'L2', fresh, almostFull, first)).toBe(false);
  const stale = withChoice(withChoice(first, 'lists', 'L2', NEW), 'lists', 'L3', listId(150));
  expect(Object.fromEntries(mappingToday(stale, fresh, almostFull).lists)).toEqual({ L1: NEW, L2: NONE, L3: NONE });
  expect(mappingToday(mapping, frame, board)).toEqual(mapping);
});

it('two fields of a file never become the same one, in which cards would lose a value', () => {
  const twins = { ...frame, fields: ['F3', 'F4'].map((id) => ({ id, name: 'Notas', kind: 'text' as const })) };
  const both = firstMapping(twins, board);
  expect(Object.fromEntries(both.fields)).toEqual({ F3: fieldId(2), F4: NONE });
  expect(candidatesOf('fields', 'F3', twins, board, both).map(({ id }) => id)).toEqual([fieldId(2)]);
  expect(candidatesOf('fields', 'F4', twins, board, both)).toEqual([]);
});

it('new labels with the same name become one, also in the report', () => {
  const labels = ['B1', 'B2'].map((id) => ({ id, name: 'Web', color: '#3b82f6' }));
  const twins: ReadFile = {
    ...read,
    frame: { ...frame, labels },
    report: [{ kind: 'labels', found: 2, made: 2, left: [], changed: [] }],
    cards: [cardOf(1, { labels: ['B1', 'B2'] })],
  };
  const { report } = importPlan(twins, firstMapping(twins.frame, board), board, false);
  const left = [{ reason: 'repeated', count: 1, example: 'Web' }];
  expect(report.find(({ kind }) => kind === 'labels')).toMatchObject({ found: 2, made: 1, left });
  const web = boardWith({
    ...page,
    labels: [{ id: listId(20), name: 'web', color: '#10b981' }],
    label_ids: [listId(20)],
  });
  expect(canBeNew('labels', 'B1', twins.frame, web, mapping)).toBe(false);
});

it('a command holds no more bytes than a message, in every script', () => {
  const items = Array.from({ length: 200 }, (_, nth) => ({ id: `${nth}`, text: '織'.repeat(200), done: false }));
  const long = Array.from({ length: 4 }, (_, nth) => ({ ...cardOf(nth), items }));
  expect(importCommands(board, read, long, terms).map(({ cards }) => cards?.length)).toEqual([1, 1, 1, 1]);
});
