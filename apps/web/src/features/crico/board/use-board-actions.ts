import type { CallInputOf } from '@nivel/contracts/kernel/operation';
import type { CardRow, ListRow } from '@nivel/contracts/projects/board-shape';
import type { createCard } from '@nivel/contracts/projects/create-card.operation';
import type { updateCards } from '@nivel/contracts/projects/update-cards.operation';
import { notify } from '../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../area/project/board-session.ts';
import { byPosition, type Board } from '../area/project/board-store.ts';
import { mayChangeCards } from '../area/project/project-scene.ts';
import { projectText } from '../area/project/project-text.ts';
import { usePerform } from '../area/project/use-perform.ts';
import { uuidv7 } from '../area/project/uuidv7.ts';
import type { QuickAdded } from '../area/quick-add/quick-add-field.tsx';
import { boardText } from './board-text.ts';
import { useLimit, type LimitQuestion } from './use-limit.ts';
import { useUndo } from './use-undo.ts';

/** Where cards go: behind `before` while that is there, else in front of `after`, else at the end. */
export interface Place {
  readonly listId: string | undefined;
  readonly before?: string | null;
  readonly after?: string | null;
}

export interface BoardActions {
  /** Whether the caller may change cards. */
  readonly mayChange: boolean;
  readonly create: (listId: string | undefined, card: QuickAdded) => void;
  readonly duplicate: (card: CardRow, title: string) => void;
  /** @returns whether it is on its way, and not first to be confirmed, or refused */
  readonly move: (ids: readonly string[], place: Place) => boolean;
  readonly setStatus: (ids: readonly string[], status: ListRow['status']) => boolean;
  readonly update: (ids: readonly string[], set: CallInputOf<typeof updateCards>['set']) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly question: LimitQuestion | null;
  readonly dismiss: () => void;
}

type NewCard = Omit<CallInputOf<typeof createCard>, 'project_id' | 'command_id' | 'card_id' | 'override_limit'>;

/** A title has room for so many characters. */
const MOST_CHARACTERS = 200;
const cut = (title: string): string => [...title].slice(0, MOST_CHARACTERS).join('');

/** The first list of a status. */
const listOf = ({ lists }: Board, status: ListRow['status']): string | undefined =>
  [...lists.values()].sort(byPosition).find((list) => list.status === status)?.id;

/** What the actions need of each other. */
const useScene = (session: BoardSession, board: Board) => ({
  board,
  text: boardText.useText(),
  shared: projectText.useText(),
  perform: usePerform(session),
  limit: useLimit(board),
  turns: useUndo(session, board),
  command: () => ({ project_id: board.project.id, command_id: uuidv7() }),
});
type Scene = ReturnType<typeof useScene>;

const creating = ({
  text,
  shared,
  perform,
  limit,
  turns,
  command,
}: Scene): Pick<BoardActions, 'create' | 'duplicate'> => {
  const create = (listId: string, fields: Omit<NewCard, 'list_id'>, then?: () => void) =>
    limit.within(listId, 1, (override_limit) => {
      const input = { ...command(), card_id: uuidv7(), list_id: listId, ...fields, override_limit };
      void perform({ procedure: 'create_card', input }, shared.failedCreate);
      then?.();
    });
  return {
    create: (listId, { title, assignee, priority, due_on }) => {
      if (listId !== undefined) create(listId, { title, assignee, priority, due_on });
    },
    duplicate: ({ id, list_id, priority, assignee, start_on, due_on }, copyOf) => {
      const title = cut(copyOf);
      create(list_id, { title, priority, assignee, start_on, due_on, before: id }, () =>
        notify({ type: 'success', message: text.created(title), action: { label: text.undo, run: turns.undo } }),
      );
    },
  };
};

const moving = ({
  board,
  text,
  shared,
  perform,
  limit,
  turns,
  command,
}: Scene): Pick<BoardActions, 'move' | 'setStatus'> => {
  const move = (ids: readonly string[], listId: string, place: Omit<Place, 'listId'>): boolean => {
    const coming = ids.filter((id) => board.cards.get(id)?.list_id !== listId).length;
    return limit.within(listId, coming, (override_limit) => {
      const input = { ...command(), card_ids: [...ids], list_id: listId, ...place, override_limit };
      void perform({ procedure: 'move_cards', input }, shared.failedUpdate);
      if (ids.length === 1) return;
      const message = text.movedTo(ids.length, board.lists.get(listId)?.name ?? '');
      notify({ type: 'success', message, action: { label: text.undo, run: turns.undo } });
    });
  };
  return {
    move: (ids, { listId, ...place }) => listId !== undefined && move(ids, listId, place),
    setStatus: (given, status) => {
      const listId = listOf(board, status);
      const ids = given.filter((id) => board.lists.get(board.cards.get(id)?.list_id ?? '')?.status !== status);
      return listId !== undefined && ids.length > 0 && move(ids, listId, {});
    },
  };
};

const changing = ({ board, text, shared, perform, command }: Scene): Pick<BoardActions, 'update' | 'remove'> => ({
  update: (ids, set) =>
    void perform({ procedure: 'update_cards', input: { ...command(), card_ids: [...ids], set } }, shared.failedUpdate),
  remove: (ids) => {
    const input = () => ({ ...command(), card_ids: [...ids] });
    const restore = () => void perform({ procedure: 'restore_cards', input: input() }, shared.failedUndo);
    const title = board.cards.get(ids[0] ?? '')?.title ?? '';
    const message = ids.length === 1 ? text.deleted(title) : text.deletedCount(ids.length);
    notify({ type: 'success', message, action: { label: text.undo, run: restore } });
    void perform({ procedure: 'delete_cards', input: input() }, shared.failedDelete);
  },
});

/** What can be done to a board. */
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
    ...changing(scene),
  };
};
