import { Dialog } from '@nivel/ui/dialog';
import { ListChecks, Redo2, Undo2, type LucideIcon } from 'lucide-react';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';
import { viewText } from '../view/view-text.ts';
import { Arrangement, Order } from './arrangement.tsx';

/** The arrangement of the cards, and the actions. */
export const ViewSheet = ({ onClose }: { readonly onClose: () => void }) => {
  const text = viewText.useText();
  const board = boardText.useText();
  const { actions, selection } = useBoard();
  const { turnable } = actions;
  const offered: readonly (readonly [LucideIcon, string, () => void, string?])[] = actions.mayChange
    ? [
        [ListChecks, text.chooseCards, selection.begin],
        [Undo2, board.undoLast, actions.undo, turnable.undo ?? ''],
        [Redo2, board.redoLast, actions.redo, turnable.redo ?? ''],
      ]
    : [];
  return (
    <Dialog isOpen onOpenChange={onClose} title={text.more} closeLabel={text.close}>
      <div className="mt-3 flex flex-col gap-3">
        <Order isField />
        <Arrangement isField />
        <div className="flex flex-col">
          {offered.map(([Icon, name, run, what]) => (
            <button
              key={name}
              type="button"
              disabled={what === ''}
              onClick={() => {
                onClose();
                run();
              }}
              className="flex min-h-11 items-center gap-2.5 rounded-sm px-2 text-left hover:bg-sunken disabled:opacity-55"
            >
              <Icon aria-hidden="true" size={18} className="shrink-0" />
              <span className="min-w-0">
                <span className="block">{name}</span>
                {what !== undefined && what !== '' && <span className="block truncate text-sm text-soft">{what}</span>}
              </span>
            </button>
          ))}
        </div>
      </div>
    </Dialog>
  );
};
