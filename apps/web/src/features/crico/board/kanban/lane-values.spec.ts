import { expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import { laneKinds } from '@nivel/contracts/projects/view-values';
import { randomCard, randomFields, thingNames } from '@nivel/contracts/projects/filter/filter.fixtures';
import { aList, aPage, listId } from '../../area/project/board.fixtures.ts';
import { changesOf } from '../../area/board-model/board-commands.ts';
import { boardOf, shownBoard } from '../../area/board-model/board-store.ts';
import { groupKeys } from '../view/card-groups.ts';
import { choicesOf, type LaneKind } from '../view/view-choices.ts';
import { kanbanOf } from './kanban-columns.ts';
import { laneChange, laneValues } from './lane-values.ts';

const idOf = (kind: number, nth: number): string =>
  `0190a000-0000-7000-8000-0000000${kind}${String(nth).padStart(4, '0')}`;
const called = (kind: number) => thingNames.map((name, nth) => ({ id: idOf(kind, nth), name }));
const own = randomFields((nth) => idOf(4, nth));
const things = { list: [{ id: listId(1), name: 'A' }], label: called(2), person: called(3), field: own };
const random = seededRandom(20_261_123);
const cards = Array.from({ length: 40 }, (_, nth) => ({
  ...randomCard(random, nth + 1, idOf(5, nth), things),
  position: `b${String(nth).padStart(2, '0')}V`,
}));
const labels = things.label.map((label) => ({ ...label, color: '#3b82f6' }));
const fields = own.map((field, nth) => ({ ...field, currency: null, position: `a${nth}` }));
const names = new Map(things.person.map(({ id, name }) => [id, name]));
const kinds: readonly LaneKind[] = [...laneKinds, ...fields.map(({ id }) => `field.${id}` as const)].filter(
  (kind) => kind !== 'none',
);
const read = boardOf([aPage([aList(1), aList(2)], [], { labels, fields })]);
if (!read) throw new Error('a page makes a board');
const board = { ...read, cards: new Map(cards.map((card) => [card.id, card])) };
const lanesOf = (kind: LaneKind) => {
  const choices = choicesOf({ lanes: kind });
  return kanbanOf(board, {
    cards: board.cards,
    choices,
    names,
    comments: new Map(),
    files: new Map(),
    statusName: (status) => status,
  });
};

/** The swimlanes of a card after it was dropped into one, and the lane that it came from. */
const dropped = (kind: LaneKind, card: (typeof cards)[number] | undefined, to: string | null) => {
  if (!card || kind === 'none') throw new Error('nothing is dropped');
  const held = groupKeys(board, kind, card).filter((key) => key !== '');
  const [from = ''] = held;
  const input = { project_id: idOf(6, 1), command_id: idOf(6, 2), card_ids: [card.id], list_id: listId(2) };
  const lane = laneChange(board, kind, { from, to, held });
  const changes = () => changesOf({ procedure: 'move_cards', input: { ...input, ...lane } }, board);
  const after = shownBoard({ board, ahead: [], waiting: [{ id: idOf(6, 2), changes }] }).cards.get(card.id);
  if (after?.list_id !== listId(2)) throw new Error('it was not moved');
  return { from, after: groupKeys(board, kind, after) as readonly (string | null)[] };
};

it('puts a dropped card into the swimlane, for every kind of swimlane', () => {
  const wrong: string[] = [];
  let drops = 0;
  for (const kind of kinds) {
    const lanes = lanesOf(kind);
    if (lanes.length < 2) wrong.push(`${kind} alone`);
    for (const [nth, { key: to }] of lanes.entries()) {
      const { from, after } = dropped(kind, cards[nth % cards.length], to);
      drops += 1;
      if (!after.includes(to)) wrong.push(`${kind} ${to}`);
      if (to !== from && after.includes(from)) wrong.push(`${kind} still ${from}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(drops).toBeGreaterThan(60);
});

it('puts a card created in a swimlane there', () => {
  const wrong: string[] = [];
  for (const kind of kinds)
    for (const { key: lane } of lanesOf(kind)) {
      if (kind === 'none' || lane === null) throw new Error('there are swimlanes');
      const { more, labels: given, ...values } = laneValues(board, kind, lane);
      const card = { ...more, ...values, ...(given && { labels: [...given] }), title: 'Nueva' };
      const input = {
        project_id: idOf(6, 1),
        command_id: idOf(6, 2),
        card_id: idOf(6, 3),
        list_id: listId(1),
        ...card,
      };
      const [made] = changesOf({ procedure: 'create_card', input }, board);
      const row = made?.of === 'card' && made.set ? { id: idOf(6, 3), ...made.set } : null;
      if (!row || !groupKeys(board, kind, row as (typeof cards)[number]).includes(lane)) wrong.push(`${kind} ${lane}`);
    }
  expect(wrong).toEqual([]);
});

it('makes no swimlanes of a field that the project no longer has', () => {
  expect(lanesOf(`field.${idOf(4, 99)}`).map(({ key }) => key)).toEqual([null]);
});

it('more values than swimlanes are together in the last, into which nothing can be dropped', () => {
  const many = Array.from({ length: 150 }, (_, nth) => ({
    ...randomCard(random, nth + 1, idOf(7, nth), things),
    tags: [`t${nth}`],
  }));
  const choices = choicesOf({ lanes: 'tag' });
  const shown = { choices, names, comments: new Map(), files: new Map(), statusName: (status: string) => status };
  const lanes = kanbanOf(board, { ...shown, cards: new Map(many.map((card) => [card.id, card])) });
  expect(lanes).toHaveLength(100);
  const counts = lanes.map(({ columns }) => columns.reduce((sum, column) => sum + column.cards.length, 0));
  expect(counts.at(-1)).toBe(51);
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(150);
  expect(laneChange(board, 'tag', { from: 't1', to: lanes.at(-1)?.key ?? null, held: ['t1'] })).toBeUndefined();
});
