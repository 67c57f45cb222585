import { describe, expect, it } from '@jest/globals';
import { calendarDay, isoOf } from '@nivel/planning/calendar-day';
import { datesOn, spanOf } from '@nivel/planning/card-dates';
import { aCard, aList, cardId, listId } from '../../area/project/board.fixtures.ts';
import { barAfter, planOf } from './card-plan.ts';

const span = (start: string, finish: string) => ({ start: calendarDay(start), finish: calendarDay(finish) });
const board = (...cards: readonly ReturnType<typeof aCard>[]) => ({
  cards: new Map(cards.map((card) => [card.id, card])),
  lists: new Map([aList(1), aList(3)].map((list) => [list.id, list])),
});

describe('the days of a card', () => {
  it('are one where it has a single date, and none where it has none', () => {
    expect(spanOf({ start_on: null, due_on: '2026-11-25' })).toEqual(span('2026-11-25', '2026-11-25'));
    expect(spanOf({ start_on: '2026-11-25', due_on: null })).toEqual(span('2026-11-25', '2026-11-25'));
    expect(spanOf({ start_on: null, due_on: null })).toBeNull();
  });

  it.each([
    [null, '2026-11-25', { due_on: '2026-12-01' }],
    ['2026-11-25', null, { start_on: '2026-12-01' }],
    [null, null, { due_on: '2026-12-01' }],
    ['2026-11-25', '2026-11-25', { start_on: '2026-12-01', due_on: '2026-12-01' }],
  ])('stay as they were said: from %s to %s', (start_on, due_on, dates) => {
    expect(datesOn({ start_on, due_on }, span('2026-12-01', '2026-12-01'))).toEqual(dates);
    expect(datesOn({ start_on, due_on }, span('2026-12-01', '2026-12-02'))).toEqual({
      start_on: '2026-12-01',
      due_on: '2026-12-02',
    });
  });

  it('end no earlier than they begin, whichever end is moved', () => {
    const plan = planOf(board());
    const days = span('2026-11-23', '2026-11-25');
    expect(barAfter(plan, days, 'start', 9)).toEqual(span('2026-11-25', '2026-11-25'));
    expect(barAfter(plan, days, 'finish', -9)).toEqual(span('2026-11-23', '2026-11-23'));
    expect(barAfter(plan, days, 'finish', 1)).toEqual(span('2026-11-23', '2026-11-26'));
  });
});

describe('the plan of a board', () => {
  const waiting = aCard(2, { start_on: '2026-11-25', due_on: '2026-11-26', depends_on: [cardId(1)] });
  const moved = new Map([[cardId(1), span('2026-11-26', '2026-11-27')]]);

  it('pushes what waits, over the weekend', () => {
    const first = aCard(1, { start_on: '2026-11-23', due_on: '2026-11-24' });
    const pushed = planOf(board(first, waiting)).consequencesOf(moved);
    expect([...pushed].map(([id, { start, finish }]) => [id, isoOf(start), isoOf(finish)])).toEqual([
      [cardId(2), '2026-11-30', '2026-12-01'],
    ]);
  });

  it('ignores finished cards, links to finished cards, and cards without dates', () => {
    const done = { list_id: listId(3) };
    const first = aCard(1, { start_on: '2026-11-23', due_on: '2026-11-24' });
    expect(planOf(board({ ...first, ...done }, waiting)).consequencesOf(moved).size).toBe(0);
    expect(planOf(board(first, { ...waiting, ...done })).consequencesOf(moved).size).toBe(0);
    expect(planOf(board(first, { ...waiting, start_on: null, due_on: null })).consequencesOf(moved).size).toBe(0);
  });
});
