import { describe, expect, it } from '@jest/globals';
import { aCard, aList, aPage, cardId, listId } from '../../area/project/board.fixtures.ts';
import { boardOf } from '../../area/board-model/board-store.ts';
import { deadlineOf, lookedFor, statusOf } from '../view/card-filter.ts';
import { choicesOf, spokenOf } from '../view/view-choices.ts';
import { grouped, paged, sorted } from './table-rows.ts';

const today = '2026-03-10';
const cards = [
  aCard(1, { priority: 'low', due_on: '2026-03-09' }),
  aCard(2, { priority: 'critical', due_on: '2026-03-20' }),
  aCard(3, { priority: 'critical', due_on: today, list_id: listId(2), title: 'Útiles' }),
  aCard(4, { priority: 'high', list_id: listId(3), due_on: '2026-01-01' }),
  aCard(5, { priority: 'high', due_on: '2026-03-16', blocked_reason: 'Falta', assignee: listId(7) }),
];
const board = boardOf([aPage([aList(1), aList(2), aList(3)], cards)]);
if (!board) throw new Error('a page makes a board');
const names = new Map([[listId(7), 'Ana Ruiz']]);
const found = (q: string, due: Parameters<typeof lookedFor>[1]['due'] = 'all') =>
  [...lookedFor(board, { q, searched: new Set(), due, today, names, matches: null }).values()].map(
    ({ number }) => number,
  );
const inOrder = (sort: Parameters<typeof sorted>[2]['sort'], turned = false) =>
  sorted({ board, names, comments: new Map(), files: new Map() }, board.cards.values(), { sort, turned }).map(
    ({ number }) => number,
  );

describe('the rows of a table', () => {
  it('are sorted by priority, critical first, and then by the earliest deadline', () => {
    expect(inOrder('priority')).toEqual([3, 2, 4, 5, 1]);
    expect(inOrder('due')).toEqual([4, 1, 3, 5, 2]);
    expect(inOrder('due', true)).toEqual([2, 5, 3, 1, 4]);
  });

  it('are else as on the board, list by list', () => expect(inOrder('board')).toEqual([1, 2, 5, 3, 4]));

  it('are grouped by their common value, with the count', () => {
    const rows = grouped({ board, names }, [...board.cards.values()], 'status');
    const heads = rows.flatMap((row) => (row.type === 'group' ? [[row.key, row.count]] : []));
    expect(heads).toEqual([
      ['todo', 3],
      ['done', 1],
      ['blocked', 1],
    ]);
  });

  it('come in pages of a size, or all at once, and never past the last page', () => {
    const many = Array.from({ length: 45 }, (_, index) => aCard(index + 1));
    expect(paged(many, '20', 9)).toMatchObject({ pages: 3, page: 3 });
    expect(paged(many, '20', 9).shown.map(({ id }) => id)).toEqual([41, 42, 43, 44, 45].map(cardId));
    expect(paged(many, 'all', 2).shown).toHaveLength(45);
  });
});

describe('the search text', () => {
  it('is every word, in title, number and person, without accents', () => {
    expect(found('utiles')).toEqual([3]);
    expect(found('SN-2')).toEqual([2]);
    expect(found('tarea ruiz')).toEqual([5]);
  });

  it('means late and not done, due today, in the six days after, or in the month', () => {
    expect(found('', 'overdue')).toEqual([1]);
    expect(found('', 'today')).toEqual([3]);
    expect(found('', 'week')).toEqual([3, 5]);
    expect(found('', 'month')).toEqual([2, 3, 5]);
  });

  it('shows the state of a card', () => {
    const [late, , due, done, blocked] = cards;
    if (!late || !due || !done || !blocked) throw new Error('there are five cards');
    expect([late, due, done, aCard(9)].map((card) => deadlineOf(board, card, today))).toEqual([
      'overdue',
      'today',
      'none',
      'none',
    ]);
    expect([late, done, blocked].map((card) => statusOf(board, card))).toEqual(['todo', 'done', 'blocked']);
  });
});

describe('the choices', () => {
  it('are in the address only if they differ from the default, and invalid ones are ignored', () => {
    expect(spokenOf(choicesOf({ view: 'table', size: 50, sort: 'nonsense', page: -3 }))).toEqual({
      view: 'table',
      size: 50,
    });
  });
});
