import type { CardRow } from '@nivel/contracts/projects/board-shape';
import { useState } from 'react';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import { titleProblem } from './title-problem.ts';

/** The title of a card, to be written over where it stands: Enter keeps it, Escape does not. */
export const RenameCard = ({ card }: { readonly card: CardRow }) => {
  const text = boardText.useText();
  const { view, actions } = useBoard();
  const [title, setTitle] = useState(card.title);
  const problem = titleProblem(title, text);
  const keep = () => {
    if (problem) return;
    if (title.trim() !== card.title) actions.update(card, { title: title.trim() });
    view.ask(card.id, { renaming: null });
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
        onBlur={() => (problem ? view.change({ renaming: null }) : keep())}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) keep();
          else if (event.key === 'Escape') view.ask(card.id, { renaming: null });
        }}
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
