import { notify } from '../../../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import { intoText } from './into-text.ts';
import { undoImport, undoOf, type ImportUndo } from './undo-import.ts';
import { countsOf, type ImportState } from './use-import-cards.ts';

/** Reports what an import has made, and offers to undo all of it; an undo that failed is offered again. */
export const useEndedCards = (session: BoardSession) => {
  const text = intoText.useText();
  const takeBack = async (undo: ImportUndo): Promise<void> => {
    try {
      const kept = await undoImport(session, undo);
      if (kept > 0) notify({ type: 'warning', message: text.undonePartly(kept) });
      else notify({ type: 'success', message: text.undone });
    } catch {
      const action = { label: text.undo, run: () => void takeBack(undo) };
      notify({ type: 'error', message: text.undoFailed, action });
    }
  };
  return (state: ImportState): void => {
    const { sent, all, made } = countsOf(state);
    if (sent === 0 && !state.isUnsure) return;
    const undo = undoOf(state);
    const action = { label: text.undo, run: () => void takeBack(undo) };
    if (sent < all) notify({ type: 'warning', message: text.stoppedAt(sent, all), action });
    else notify({ type: 'success', message: text.done(made), action });
  };
};
