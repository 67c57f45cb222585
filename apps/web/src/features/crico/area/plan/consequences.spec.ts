import { expect, it } from '@jest/globals';
import { calendarDay } from '@nivel/planning/calendar-day';
import { aCard, aList, aPage, cardId, listId } from '../project/board.fixtures.ts';
import { rowsOf } from '@nivel/contracts/projects/board-rows';
import type { BoardCommand } from '../board-model/board-commands.ts';
import type { Board } from '../board-model/board-store.ts';
import { mayMoveOthers } from './confirm-moves.ts';
import { consequencesOf } from './consequences.ts';

const dates = (start_on: string, due_on: string) => ({ start_on, due_on });
/** The second card waits for the first. */
const boardOf = (values: Partial<ReturnType<typeof aCard>> = {}): Board => {
  const cards = [
    aCard(1, dates('2026-11-25', '2026-11-27')),
    aCard(2, { ...dates('2026-11-30', '2026-12-01'), depends_on: [cardId(1)], ...values }),
  ];
  const rows = rowsOf([aPage([aList(1), aList(3)], [])]);
  if (!rows) throw new Error('there is no page');
  return { ...rows, cards: new Map(cards.map((card) => [card.id, card])), sequence: 7, role: 'member' };
};
const command = { project_id: 'p', command_id: 'c' };
const later = { ...command, card_ids: [cardId(1)], set: { due_on: '2026-11-30' } };
const moveFirst = { procedure: 'update_cards', input: later } as const;
const become: BoardCommand = {
  procedure: 'update_cards',
  input: { ...command, card_ids: [cardId(2)], set: { is_automatic: true } },
};
const days = (start: string, finish: string) => ({ start: calendarDay(start), finish: calendarDay(finish) });

it('are the automatic cards that move, with their days before and after', () => {
  expect(consequencesOf(boardOf({ is_automatic: true }), moveFirst)).toEqual([
    {
      ...{ id: cardId(2), title: 'Tarea 2' },
      ...{ before: days('2026-11-30', '2026-12-01'), after: days('2026-12-01', '2026-12-02') },
    },
  ]);
  expect(consequencesOf(boardOf(), moveFirst)).toEqual([]);
});

it('follow what becomes of a link, of a list and of the card itself', () => {
  const board = boardOf({ is_automatic: true });
  const link = { ...command, card_id: cardId(2), depends_on: cardId(1), type: 'start-start', lag: 0 } as const;
  expect(consequencesOf(board, { procedure: 'put_link', input: link })).toMatchObject([
    { after: days('2026-11-25', '2026-11-26') },
  ]);
  const done = { ...command, card_ids: [cardId(1)], list_id: listId(3) };
  expect(consequencesOf(board, { procedure: 'move_cards', input: done })).toEqual([]);
  const elsewhere = boardOf(dates('2026-12-14', '2026-12-15'));
  expect(consequencesOf(elsewhere, become)).toMatchObject([{ after: days('2026-11-30', '2026-12-01') }]);
});

it('are asked of boards that have automatic cards, or get one', () => {
  expect(mayMoveOthers(boardOf(), moveFirst)).toBe(false);
  expect(mayMoveOthers(boardOf(), become)).toBe(true);
  expect(mayMoveOthers(boardOf({ is_automatic: true }), moveFirst)).toBe(true);
  expect(mayMoveOthers({ ...boardOf({ is_automatic: true }), isPartial: true }, moveFirst)).toBe(false);
});
