import { Button } from '@nivel/ui/button';
import type { KeptNote } from './kept-note.ts';
import type { NoteSaver } from './note-saver.ts';
import { notesText } from './notes-text.ts';

interface NoteConflictProps {
  readonly theirs: KeptNote;
  readonly saver: NoteSaver;
}

/** Two windows wrote different texts: shows the other one, and asks which one stays. */
export const NoteConflict = ({ theirs, saver }: NoteConflictProps) => {
  const text = notesText.useText();
  return (
    <div role="alert" className="flex flex-col gap-3 rounded-md border border-line bg-sunken p-4">
      <p className="font-medium">{theirs.text === '' ? text.conflictEmpty : text.conflict}</p>
      {theirs.text !== '' && (
        <figure>
          <figcaption className="text-sm text-soft">{text.theirs}</figcaption>
          <blockquote className="mt-1 max-h-40 overflow-y-auto whitespace-pre-wrap wrap-anywhere" tabIndex={0}>
            {theirs.text}
          </blockquote>
        </figure>
      )}
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void saver.settle('mine')}>{text.keepMine}</Button>
        <Button variant="secondary" onClick={() => void saver.settle('theirs')}>
          {text.takeTheirs}
        </Button>
      </div>
    </div>
  );
};
