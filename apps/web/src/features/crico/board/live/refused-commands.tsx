import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { OctagonAlert } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Board } from '../../area/board-model/board-store.ts';
import { unsavedTexts } from '../../area/project/unsaved-texts.ts';
import { projectText } from '../../area/project/project-text.ts';
import { STOPPED, type RefusedCommand } from '../../area/outbox/waiting-command.ts';
import { CopyButton } from '../../area/project/copy-button.tsx';
import { boardText } from '../board-text.ts';

/** The known titles of a command's cards. */
const aboutOf = (board: Board, { command: { input } }: RefusedCommand): string => {
  const ids = 'card_ids' in input ? input.card_ids : 'card_id' in input ? [input.card_id] : [];
  const titles = ids.flatMap((id) => board.cards.get(id)?.title ?? []);
  return [...new Set([...unsavedTexts.in([input]), ...titles])].slice(0, 3).join(', ');
};

interface RefusedCommandsProps {
  readonly board: Board;
  readonly refused: readonly RefusedCommand[];
  readonly onRead: () => void;
}

/** How many own changes were refused; the button names them, with reasons. */
export const RefusedCommands = ({ board, refused, onRead }: RefusedCommandsProps) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const [isOpen, setIsOpen] = useState(false);
  const understood = useRef<HTMLButtonElement>(null);
  const whyOf = ({ refusal: { code } }: RefusedCommand): string =>
    code === STOPPED ? text.stopped : (shared.errors[code] ?? shared.unknownError);
  const texts = unsavedTexts.in(refused.map(({ command }) => command.input));
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        className="inline-flex min-h-8 items-center gap-1.5 rounded-sm bg-danger-soft px-2 py-0.5 text-xs font-semibold text-danger pointer-coarse:min-h-11"
      >
        <OctagonAlert aria-hidden="true" size={13} />
        {text.refused(refused.length)}
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={text.refusedTitle}
        description={text.refusedText}
        closeLabel={text.close}
        initialFocus={understood}
      >
        <ul className="mt-3 flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
          {refused.map((one) => (
            <li key={one.commandId} className="flex flex-col gap-0.5 py-2">
              <span className="font-medium break-words">
                {text.commandNames[one.command.procedure] ?? text.otherCommand}
                {aboutOf(board, one) && `: ${aboutOf(board, one)}`}
              </span>
              <span className="text-sm text-danger">{whyOf(one)}</span>
            </li>
          ))}
        </ul>
        <div className="mt-4 flex justify-end gap-2">
          {texts.length > 0 && <CopyButton texts={texts} />}
          <Button
            ref={understood}
            size="sm"
            onClick={() => {
              setIsOpen(false);
              onRead();
            }}
          >
            {text.refusedRead}
          </Button>
        </div>
      </Dialog>
    </>
  );
};
