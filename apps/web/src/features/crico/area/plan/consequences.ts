import { withChanges } from '@nivel/contracts/projects/board-rows';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { automaticDates, calendarOf } from '@nivel/planning/automatic-dates';
import { spanOf } from '@nivel/planning/card-dates';
import type { PlanSpan } from '@nivel/planning/plan';
import { changesOf, type BoardCommand } from '../board-model/board-commands.ts';
import type { Board } from '../board-model/board-store.ts';

/** A card that moves, with its days before and after. */
export interface PlanMove {
  readonly id: string;
  readonly title: string;
  readonly before: PlanSpan;
  readonly after: PlanSpan;
}

/** The automatic cards that the service will move with a command. */
export const consequencesOf = (board: Board, command: BoardCommand): readonly PlanMove[] => {
  const changed = withChanges(board, changesOf(command, board));
  const isDone = ({ list_id }: CardRow): boolean => changed.lists.get(list_id)?.status === 'done';
  const dates = automaticDates(
    { cards: changed.cards.values(), calendar: calendarOf(changed.project.calendar), isDone },
    { cards: board.cards, calendar: calendarOf(board.project.calendar) },
  );
  return [...dates].flatMap(([id, moved]) => {
    const card = changed.cards.get(id);
    const before = spanOf(board.cards.get(id) ?? card ?? { start_on: null, due_on: null });
    const after = card ? spanOf({ ...card, ...moved }) : null;
    if (!card || !before || !after) return [];
    return before.start === after.start && before.finish === after.finish
      ? []
      : [{ id, title: card.title, before, after }];
  });
};
