import { describe, expect, it } from '@jest/globals';
import { aCard, aList, listId } from '../../area/project/board.fixtures.ts';
import { figuresOf } from './project-figures.ts';

const lists = new Map(
  [aList(1), aList(2, { status: 'in-progress' }), aList(3, { status: 'review' }), aList(4, { status: 'done' })].map(
    (list) => [list.id, list],
  ),
);
const figures = (...cards: ReturnType<typeof aCard>[]) =>
  figuresOf({ lists, cards: new Map(cards.map((card) => [card.id, card])) }, '2026-11-22');

describe('the figures of a project', () => {
  it('are nothing without cards', () =>
    expect(figures()).toEqual({ total: 0, inProgress: 0, completed: 0, overdue: 0, progress: 0 }));

  it('count cards in progress, done, and late', () =>
    expect(
      figures(
        aCard(1, { due_on: '2026-11-21' }),
        aCard(2, { due_on: '2026-11-22' }),
        aCard(3, { list_id: listId(2), due_on: '2026-11-01' }),
        aCard(4, { list_id: listId(3) }),
        aCard(5, { list_id: listId(4), due_on: '2026-11-01' }),
        aCard(6, { list_id: listId(4) }),
      ),
    ).toEqual({ total: 6, inProgress: 1, completed: 2, overdue: 2, progress: 33 }));

  it('are complete only when every card is done', () => {
    const done = Array.from({ length: 199 }, (_, index) => aCard(index, { list_id: listId(4) }));
    expect(figures(...done, aCard(300)).progress).toBe(99);
    expect(figures(...done).progress).toBe(100);
  });
});
