import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import type { ProjectCalendar } from '@nivel/contracts/projects/calendar-shape';
import type { putCards } from '@nivel/contracts/projects/put-cards.operation';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { notify } from '../../../shell/toasts/toaster.ts';
import { useDeleteCards } from '../area/deletion/use-delete-cards.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import type { Failed } from '../area/project/command-failure.ts';
import type { Board } from '../area/board-model/board-store.ts';
import { listOfStatus } from '../area/board-model/card-moves.ts';
import { newLabels } from '../area/board-model/label-commands.ts';
import { mayChangeCards } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { usePerform } from '../area/project/use-perform.ts';
import { uuidv7 } from '../area/board-model/uuidv7.ts';
import type { QuickAdded } from '../area/quick-add/quick-add-field.tsx';
import { boardText } from './board-text.ts';
import type { BulkEdit } from './selection/bulk-fields.ts';
import type { LaneChange } from './kanban/lane-values.ts';
import { useLimit, type LimitQuestion } from './use-limit.ts';
import { useUndo, type Turnable } from './use-undo.ts';

/** The place of cards: after `before` while it exists, else in front of `after`, else at the end. */
export interface Place {
  readonly listId: string | undefined;
  readonly before?: string | null;
  readonly after?: string | null;
  /** The swimlane's values, by the same command. */
  readonly lane?: LaneChange | undefined;
}

export interface BoardActions {
  /** Whether the caller may change cards. */
  readonly mayChange: boolean;
  /** @param sent called once it is sent: not before confirmation, and never where it is refused here */
  readonly create: (listId: string | undefined, card: QuickAdded, sent: () => void) => void;
  readonly duplicate: (card: CardRow) => void;
  /** @returns whether it was sent, rather than waiting for confirmation or refused */
  readonly move: (ids: readonly string[], place: Place) => boolean;
  readonly setStatus: (ids: readonly string[], status: ListRow['status'], lane?: LaneChange) => boolean;
  readonly update: (ids: readonly string[], set: CallInputOf<typeof updateCards>['set']) => void;
  /** The same, with members of their sets. */
  readonly edit: (ids: readonly string[], edit: BulkEdit) => void;
  /**
   * Saves fields and status of a card in one command.
   *
   * @param sent called once it is sent: not before confirmation, and never where it is refused here
   */
  readonly save: (id: string, edit: BulkEdit, status: ListRow['status'] | undefined, sent: () => void) => void;
  /** Makes cards and changes others, each in its own way, by one command. */
  readonly put: (rows: Pick<CallInputOf<typeof putCards>, 'create' | 'update'>) => void;
  /**
   * Moves cards to the end of a list, and gives them, and others that stay in place, the value of a swimlane, in one command.
   * @returns as `move`
   */
  readonly gather: (coming: readonly string[], staying: readonly string[], listId: string, lane: LaneChange) => boolean;
  /** Gives cards the value of a swimlane, and leaves them in place. */
  readonly enterLane: (ids: readonly string[], lane: LaneChange) => void;
  /** Sets the days on which the project works, and reports success or failure. */
  readonly setCalendar: (calendar: ProjectCalendar, words: { readonly said: string; readonly failed: Failed }) => void;
  /** Puts cards into the trash that have no links to others. */
  readonly remove: (ids: readonly string[]) => void;
  readonly turnable: Turnable;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly question: LimitQuestion | null;
  readonly dismiss: () => void;
}

/** The actions' dependencies on each other. */
const useScene = (session: BoardSession, board: Board) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const turns = useUndo(session, board);
  return {
    session,
    board,
    text,
    shared,
    turns,
    perform: usePerform(session),
    limit: useLimit(board),
    deleteCards: useDeleteCards(session, board),
    command: () => ({ project_id: board.project.id, command_id: uuidv7() }),
    /** Reports a command, and offers to undo it: the toast stays during later commands, and its undo reverts none of them. */
    tellUndoable: (commandId: string, message: string) => {
      const run = () => turns.undoLast(commandId);
      notify({ type: 'success', message, action: { label: text.undo, run } });
    },
  };
};
type Scene = ReturnType<typeof useScene>;

const creating = ({
  session,
  board,
  text,
  shared,
  perform,
  limit,
  command,
}: Scene): Pick<BoardActions, 'create' | 'duplicate'> => {
  return {
    create: (listId, { newLabels: names = [], more, ...card }, sent) => {
      if (listId === undefined) return;
      limit.within(listId, 1, (override_limit) => {
        const fields = { ...card, labels: [...card.labels] };
        const made = names.length > 0 && { new_labels: newLabels(board, names) };
        const input = { ...command(), card_id: uuidv7(), list_id: listId, ...more, ...fields, ...made, override_limit };
        // A line refused because too many wait keeps its text.
        if (!session.isFull()) sent();
        void perform({ procedure: 'create_card', input }, shared.failed.create);
      });
    },
    duplicate: ({ id, list_id, title }) => {
      limit.within(list_id, 1, (override_limit) => {
        const input = { ...command(), card_id: id, new_id: uuidv7(), override_limit };
        void perform({ procedure: 'duplicate_card', input }, shared.failed.create);
        const remove = { ...command(), card_ids: [input.new_id] };
        const run = () => void perform({ procedure: 'delete_cards', input: remove }, shared.failed.undo);
        notify({ type: 'success', message: text.duplicated(title), action: { label: text.undo, run } });
      });
    },
  };
};

const moving = ({
  board,
  text,
  shared,
  perform,
  limit,
  tellUndoable,
  command,
}: Scene): Pick<BoardActions, 'move' | 'setStatus'> => {
  const move = (ids: readonly string[], listId: string, { lane, ...place }: Omit<Place, 'listId'>): boolean => {
    const coming = ids.filter((id) => board.cards.get(id)?.list_id !== listId).length;
    return limit.within(listId, coming, (override_limit) => {
      const input = { ...command(), card_ids: [...ids], list_id: listId, ...place, ...lane, override_limit };
      void perform({ procedure: 'move_cards', input }, shared.failed.update);
      if (ids.length === 1) return;
      tellUndoable(input.command_id, text.movedTo(ids.length, board.lists.get(listId)?.name ?? ''));
    });
  };
  return {
    move: (ids, { listId, ...place }) => listId !== undefined && move(ids, listId, place),
    setStatus: (given, status, lane) => {
      const coming = given.filter((id) => board.lists.get(board.cards.get(id)?.list_id ?? '')?.status !== status);
      const ids = lane ? [...given] : coming;
      if (ids.length === 0) return false;
      return limit.within(listOfStatus(board, status)?.id, coming.length, (override_limit) => {
        const input = { ...command(), card_ids: ids, status, ...lane, override_limit };
        void perform({ procedure: 'set_card_status', input }, shared.failed.update);
      });
    },
  };
};

const putting = ({
  text,
  shared,
  perform,
  limit,
  tellUndoable,
  command,
}: Scene): Pick<BoardActions, 'put' | 'gather'> => {
  const put = (rows: Omit<CallInputOf<typeof putCards>, 'project_id' | 'command_id'>) => {
    const input = { ...command(), ...rows };
    const count = (rows.create?.length ?? 0) + (rows.update?.length ?? 0);
    void perform({ procedure: 'put_cards', input }, shared.failed.update, () =>
      tellUndoable(input.command_id, text.changed(count)),
    );
  };
  return {
    put,
    gather: (coming, staying, list_id, lane) =>
      limit.within(list_id, coming.length, (override_limit) => {
        const entering = coming.map((card_id) => ({ card_id, list_id, ...lane }));
        put({ update: [...entering, ...staying.map((card_id) => ({ card_id, ...lane }))], override_limit });
      }),
  };
};

const saving = ({ board, shared, perform, limit, command }: Scene): Pick<BoardActions, 'save'> => ({
  save: (id, edit, status, sent) => {
    const isComing = status !== undefined && board.lists.get(board.cards.get(id)?.list_id ?? '')?.status !== status;
    const target = isComing ? listOfStatus(board, status)?.id : undefined;
    limit.within(target, 1, (override_limit) => {
      const to = status !== undefined && { to: { status }, override_limit };
      void perform(
        { procedure: 'save_card', input: { ...command(), card_id: id, ...edit, ...to } },
        shared.failed.update,
      );
      sent();
    });
  },
});

const changing = ({
  text,
  shared,
  perform,
  tellUndoable,
  command,
  deleteCards,
}: Scene): Pick<BoardActions, 'update' | 'edit' | 'enterLane' | 'setCalendar' | 'remove'> => ({
  update: (ids, set) =>
    void perform({ procedure: 'update_cards', input: { ...command(), card_ids: [...ids], set } }, shared.failed.update),
  edit: (ids, edit) => {
    const input = { ...command(), card_ids: [...ids], ...edit };
    void perform({ procedure: 'update_cards', input }, shared.failed.update);
    if (ids.length > 1) tellUndoable(input.command_id, text.changed(ids.length));
  },
  enterLane: (ids, { set, add, remove }) => {
    const input = { ...command(), card_ids: [...ids] };
    if (set) void perform({ procedure: 'update_cards', input: { ...input, set } }, shared.failed.update);
    else void perform({ procedure: 'change_card_sets', input: { ...input, add, remove } }, shared.failed.update);
  },
  setCalendar: (calendar, { said, failed }) => {
    const input = { ...command(), set: { calendar } };
    const done = () => tellUndoable(input.command_id, said);
    void perform({ procedure: 'update_project', input }, failed, done);
  },
  remove: (ids) => deleteCards(ids, false),
});

/** The actions on a board. */
export const useBoardActions = (session: BoardSession, board: Board): BoardActions => {
  const scene = useScene(session, board);
  const { question, dismiss } = scene.limit;
  return {
    mayChange: mayChangeCards(board),
    question,
    dismiss,
    ...scene.turns,
    ...creating(scene),
    ...moving(scene),
    ...putting(scene),
    ...saving(scene),
    ...changing(scene),
  };
};
