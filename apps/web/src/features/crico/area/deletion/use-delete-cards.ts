import { notify } from '../../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../project/board-session.ts';
import type { Board } from '../board-model/board-store.ts';
import { projectText } from '../project/project-text.ts';
import { usePerform } from '../project/use-perform.ts';
import { uuidv7 } from '../board-model/uuidv7.ts';
import { deletionText } from './deletion-text.ts';

/**
 * Moves cards to the trash and offers to undo that: as they were, with links and positions, where nothing has changed since,
 * else by restoring them from the trash.
 */
export const useDeleteCards = (session: BoardSession, board: Board) => {
  const text = deletionText.useText();
  const shared = projectText.useText();
  const perform = usePerform(session);
  const command = () => ({ project_id: board.project.id, command_id: uuidv7() });
  return (ids: readonly string[], isCascade: boolean): void => {
    const card_ids = [...ids];
    const input = { ...command(), card_ids, cascade: isCascade };
    const takeBack = () =>
      void perform(
        session.outbox.isLast(input.command_id)
          ? { procedure: 'undo_command', input: session.undoInput(input.command_id) }
          : { procedure: 'restore_cards', input: { ...command(), card_ids } },
        shared.failed.undo,
      );
    const title = board.cards.get(ids[0] ?? '')?.title ?? '';
    const said =
      ids.length === 1
        ? { title: text.deleted, message: text.inTrash(title) }
        : { message: text.manyInTrash(ids.length) };
    notify({ type: 'success', ...said, action: { label: text.undo, run: takeBack } });
    void perform({ procedure: 'delete_cards', input }, shared.failed.delete);
  };
};
