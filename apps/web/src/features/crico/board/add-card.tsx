import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useBoard } from './board-context.ts';
import { boardText } from './board-text.ts';
import type { Column } from '../area/project/columns.ts';
import { titleProblem } from './title-problem.ts';

/** Writes cards to the end of a list: Enter adds one and stays for the next, Escape closes. */
const NewCard = ({ column }: { readonly column: Column }) => {
  const text = boardText.useText();
  const { view, actions } = useBoard();
  const [title, setTitle] = useState('');
  const problem = title === '' ? undefined : titleProblem(title, text);
  const add = () => {
    if (titleProblem(title, text)) return;
    actions.create(column, title.trim());
    setTitle('');
  };
  return (
    <div className="flex flex-col gap-1">
      <input
        autoFocus
        aria-label={text.newTitle}
        aria-invalid={problem ? true : undefined}
        placeholder={text.newTitle}
        value={title}
        onChange={(event) => setTitle(event.target.value)}
        onBlur={() => title === '' && view.change({ adding: null })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) add();
          else if (event.key === 'Escape') view.change({ adding: null });
        }}
        className="min-h-9 w-full rounded-md border border-line-strong bg-raised px-2.5 pointer-coarse:min-h-11"
      />
      {problem && (
        <p role="alert" className="text-xs text-danger">
          {problem}
        </p>
      )}
    </div>
  );
};

/** The end of a column. */
export const AddCard = ({ column }: { readonly column: Column }) => {
  const text = boardText.useText();
  const { view, actions } = useBoard();
  if (!actions.mayChange) return null;
  if (view.adding === column.list.id) return <NewCard column={column} />;
  return (
    <button
      type="button"
      aria-label={text.addCardTo(column.list.name)}
      onClick={() => view.change({ adding: column.list.id })}
      className="flex min-h-9 w-full items-center gap-1.5 rounded-md px-2 text-soft hover:bg-raised hover:text-text pointer-coarse:min-h-11"
    >
      <Plus aria-hidden="true" size={16} />
      {text.addCard}
    </button>
  );
};
