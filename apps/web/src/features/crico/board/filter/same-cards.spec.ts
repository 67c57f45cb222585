import { expect, it } from '@jest/globals';
import { seededRandom } from '@nivel/contracts/kernel/seeded-random';
import {
  namesIn,
  randomCard,
  randomFields,
  randomFilter,
  randomLists,
  thingNames,
  TODAY,
} from '@nivel/contracts/projects/filter/filter.fixtures';
import { filterText, noNames } from '@nivel/contracts/projects/filter/filter-text';
import { fieldsWith } from '@nivel/contracts/projects/filter/own-fields';
import { isMeant } from '@nivel/contracts/projects/filter/plain-model.fixtures';
import { groupings, laneKinds } from '@nivel/contracts/projects/view-values';
import { rowsOf } from '@nivel/contracts/projects/board-rows';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { aPage } from '../../area/project/board.fixtures.ts';
import { kanbanOf } from '../kanban/kanban-columns.ts';
import { grouped, sorted } from '../table/table-rows.ts';
import { lookedFor } from '../view/card-filter.ts';
import { choicesOf } from '../view/view-choices.ts';
import { boardFilter } from './board-filter.ts';

const idOf = (kind: number, nth: number): string =>
  `0190a000-0000-7000-8000-0000000${kind}${String(nth).padStart(4, '0')}`;
const called = (kind: number) => thingNames.map((name, nth) => ({ id: idOf(kind, nth), name }));
const things = {
  list: called(1).slice(0, 5),
  label: called(2),
  person: called(3),
  field: randomFields((nth) => idOf(4, nth)),
};
const random = seededRandom(20_261_125);
const cards = Array.from({ length: 60 }, (_, nth) => randomCard(random, nth + 1, idOf(5, nth), things));
const lists = [...randomLists(things).values()];
const labels = things.label.slice(0, -1).map((label) => ({ ...label, color: '#3b82f6' }));
const fields = things.field.map((field, nth) => ({ ...field, currency: null, position: `a${nth}` }));
const read = rowsOf([aPage(lists, [], { labels, fields })]);
const names = new Map(things.person.map(({ id, name }) => [id, name]));
const comments = new Map();
const own = fields.map(({ id }) => `field.${id}`);
const [everyGrouping, everyLane] = [
  [...groupings, ...own],
  [...laneKinds, ...own],
];
const numbersOf = (found: readonly CardRow[]): string =>
  [...new Set(found.map(({ number }) => number))].sort((one, other) => one - other).join();

it('a filter matches in every column, swimlane and group the same cards as a plain model, in 10,000 random expressions', () => {
  if (!read) throw new Error('no board');
  const board = { ...read, sequence: 7, role: 'member' as const, cards: new Map(cards.map((card) => [card.id, card])) };
  const scene = { today: TODAY, me: idOf(3, 0), lists: board.lists, labels: board.labels, own: things.field };
  const [asked, known] = [fieldsWith(things.field), namesIn({ ...things, label: labels })];
  const different: string[] = [];
  let parting = 0;
  for (let made = 0; made < 10_000; made += 1) {
    const filter = randomFilter(random, asked, things);
    const text = filterText(filter, asked, made % 2 === 0 ? noNames : known);
    const { matches, gone } = boardFilter(board, { text, people: names, today: TODAY, me: scene.me });
    // A condition on a deleted thing is left out of the display.
    if (gone.length > 0) continue;
    const expected = numbersOf(cards.filter((card) => isMeant(filter, card, scene)));
    const shown = lookedFor(board, { ...choicesOf({}), searched: new Set(), today: TODAY, names, matches });
    const group = everyGrouping[made % everyGrouping.length];
    const rows = grouped(
      { board, names },
      sorted({ board, names, comments, files: new Map() }, shown.values(), choicesOf({})),
      choicesOf({ group }).group,
    );
    const inTable = rows.flatMap((row) => (row.type === 'card' ? [row.card] : []));
    const choices = choicesOf({ lanes: everyLane[made % everyLane.length], view: made % 3 === 0 ? 'simple' : 'board' });
    const lanes = kanbanOf(board, {
      cards: shown,
      choices,
      names,
      comments,
      files: new Map(),
      statusName: (status) => status,
    });
    const onBoard = lanes.flatMap(({ columns }) => columns.flatMap((column) => column.cards));
    if (numbersOf(inTable) !== expected || numbersOf(onBoard) !== expected) different.push(text);
    if (expected !== '' && expected !== numbersOf(cards)) parting += 1;
  }
  expect(different).toEqual([]);
  expect(parting).toBeGreaterThan(3_000);
});
