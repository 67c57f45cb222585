import { IconButton } from '@nivel/ui/icon-button';
import { Redo2, Undo2 } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';

/** Undo and redo of commands from here; on hover, each names the command it would revert. */
export const UndoButtons = () => {
  const text = boardText.useText();
  const { actions } = useBoard();
  const { turnable } = actions;
  if (!actions.mayChange) return null;
  return (
    <span className="inline-flex">
      <IconButton
        label={text.undoLast}
        title={text.turns(text.undoLast, turnable.undo ?? '')}
        isOff={turnable.undo === null}
        onClick={actions.undo}
      >
        <Undo2 aria-hidden="true" size={16} />
      </IconButton>
      <IconButton
        label={text.redoLast}
        title={text.turns(text.redoLast, turnable.redo ?? '')}
        isOff={turnable.redo === null}
        onClick={actions.redo}
      >
        <Redo2 aria-hidden="true" size={16} />
      </IconButton>
    </span>
  );
};
