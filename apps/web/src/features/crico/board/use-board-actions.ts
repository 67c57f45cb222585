import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useState } from 'react';
import { notify } from '../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import type { Board } from '../area/project/board-store.ts';
import type { QuickAdded } from '../area/quick-add/quick-add-field.tsx';
import { boardText } from './board-text.ts';
import { neighboursAt, type Carried, type Column } from '../area/project/columns.ts';
import { projectText } from '../area/project/project-text.ts';
import { usePerform } from '../area/project/use-perform.ts';
import { uuidv7 } from '../area/project/uuidv7.ts';

/** Something that would exceed the limit of a list, until it is confirmed. */
interface LimitQuestion {
  readonly column: Column;
  readonly go: () => void;
}

export interface BoardActions {
  /** Whether the caller may change cards. */
  readonly mayChange: boolean;
  readonly create: (column: Column, card: QuickAdded) => void;
  /** @returns whether it is on its way, and not first to be confirmed, or refused */
  readonly move: (columns: readonly Column[], carried: Carried) => boolean;
  readonly update: (card: CardRow, set: CallInputOf<typeof updateCards>['set']) => void;
  readonly remove: (card: CardRow) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly question: LimitQuestion | null;
  readonly dismiss: () => void;
}

export const isFull = ({ list, cards }: Column): boolean => list.wip_limit !== null && cards.length >= list.wip_limit;

const changers = new Set(['member', 'lead', 'director']);
const exceeders = new Set(['lead', 'director']);

/** Asks before a list is filled beyond its limit, where the caller may do that at all. */
const useLimit = (board: Board) => {
  const text = boardText.useText();
  const [question, setQuestion] = useState<LimitQuestion | null>(null);
  const within = (column: Column, go: (override: boolean) => void): boolean => {
    if (!isFull(column)) {
      go(false);
      return true;
    }
    if (exceeders.has(board.role)) setQuestion({ column, go: () => go(true) });
    else notify({ type: 'warning', message: text.limitReached });
    return false;
  };
  return { question, within, dismiss: () => setQuestion(null) };
};

/** What can be done to a board. */
export const useBoardActions = (session: BoardSession, board: Board): BoardActions => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const perform = usePerform(session);
  const { question, within, dismiss } = useLimit(board);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });

  const moveTo = (columns: readonly Column[], carried: Carried, override_limit: boolean) => {
    const place = { list_id: carried.listId, ...neighboursAt(columns, carried), override_limit };
    const input = { ...command(), card_ids: [carried.cardId], ...place };
    void perform({ procedure: 'move_cards', input }, shared.failedUpdate);
  };
  const restore = (id: string) =>
    void perform({ procedure: 'restore_cards', input: { ...command(), card_ids: [id] } }, shared.failedUndo);
  return {
    mayChange: changers.has(board.role),
    question,
    dismiss,
    create: (column, { title, assignee, priority, due_on, labels }) => {
      within(column, (override_limit) => {
        const fields = { title, assignee, priority, due_on, labels: [...labels] };
        const input = { ...command(), card_id: uuidv7(), list_id: column.list.id, ...fields, override_limit };
        void perform({ procedure: 'create_card', input }, shared.failedCreate);
      });
    },
    move: (columns, carried) => {
      const column = columns.find(({ list }) => list.id === carried.listId);
      if (!column) return false;
      const isThere = column.cards.some(({ id }) => id === carried.cardId);
      if (!isThere) return within(column, (override) => moveTo(columns, carried, override));
      moveTo(columns, carried, false);
      return true;
    },
    update: (card, set) =>
      void perform(
        { procedure: 'update_cards', input: { ...command(), card_ids: [card.id], set } },
        shared.failedUpdate,
      ),
    remove: ({ id, title }) => {
      const action = { label: text.undo, run: () => restore(id) };
      notify({ type: 'success', message: text.deleted(title), action });
      void perform({ procedure: 'delete_cards', input: { ...command(), card_ids: [id] } }, shared.failedDelete);
    },
    undo: () => void perform({ procedure: 'undo_command', input: command() }, shared.failedUndo),
    redo: () => void perform({ procedure: 'redo_command', input: command() }, shared.failedUndo),
  };
};
