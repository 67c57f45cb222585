import { notify } from '../../../../../shell/toasts/toaster.ts';
import type { BoardSession } from '../../../area/project/board-session.ts';
import { intoText } from './into-text.ts';
import { undoImport } from './undo-import.ts';
import { countsOf, type ImportState } from './use-import-cards.ts';

/** Reports what an import has made, and offers to undo all of it; an undo that failed is offered again. */
export const useEndedCards = (session: BoardSession) => {
  const text = intoText.useText();
  const undo = async (state: ImportState): Promise<void> => {
    try {
      const kept = state.made - (await undoImport(session, state));
      if (kept > 0) notify({ type: 'warning', message: text.undonePartly(kept) });
      else notify({ type: 'success', message: text.undone });
    } catch {
      const action = { label: text.undo, run: () => void undo(state) };
      notify({ type: 'error', message: text.undoFailed, action });
    }
  };
  return (state: ImportState): void => {
    const { sent, all } = countsOf(state);
    if (sent === 0) return;
    const action = { label: text.undo, run: () => void undo(state) };
    if (sent < all) notify({ type: 'warning', message: text.stoppedAt(sent, all), action });
    else notify({ type: 'success', message: text.done(state.made), action });
  };
};
