import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useRef, useState, type KeyboardEvent } from 'react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { validationToast } from '../../area/project/command-failure.ts';
import { projectText } from '../../area/project/project-text.ts';
import { titleProblem } from '../../area/project/title-problem.ts';
import { useUnsavedText } from '../../area/project/unsaved-texts.ts';
import { useBoard } from '../board-context.ts';
import { boardText } from '../board-text.ts';

/** The title of a card, edited in place: Enter keeps it, Escape does not. */
export const RenameCard = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const shared = projectText.useText();
  const { view, actions } = useBoard();
  const [title, setTitle] = useState(card.title);
  useUnsavedText(title === card.title ? '' : title);
  const problem = titleProblem(title, shared);
  // A removed field may still report that it lost the focus.
  const isDone = useRef(false);
  const isNew = !problem && title.trim() !== card.title;
  const leave = (isKept: boolean) => {
    if (isDone.current) return;
    isDone.current = true;
    if (isKept && isNew) actions.update([card.id], { title: title.trim() });
    view.change({ renaming: null });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const isKept = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (!isKept && event.key !== 'Escape') return;
    // The card that gets the focus would take Enter for a click.
    event.preventDefault();
    if (isKept && problem) {
      notify(validationToast(problem, shared));
      return;
    }
    leave(isKept);
    view.ask(card.id);
  };
  return (
    <div className="flex h-full flex-col justify-center gap-0.5 px-2">
      <input
        autoFocus
        aria-label={text.renameCard(card.title)}
        aria-invalid={problem ? true : undefined}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onFocus={(event) => event.target.select()}
        // An invalid text that is not discarded stays for editing.
        onBlur={() => (problem && title.trim() !== '' ? undefined : leave(true))}
        onKeyDown={onKeyDown}
        className="w-full rounded-sm border border-line-strong bg-surface px-2 py-1"
      />
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
};
