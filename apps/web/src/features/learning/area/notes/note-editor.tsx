import { LONGEST_NOTE } from '@nivel/contracts/learning/note-values';
import { Button } from '@nivel/ui/button';
import { FieldError } from '@nivel/ui/field-error';
import { TextArea } from '@nivel/ui/text-area';
import { useEffect, useId, useState } from 'react';
import { SaveStatus } from '../../../../shell/saving/save-status.tsx';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { formatNumber, reasonText } from '../in-words.ts';
import { learningText } from '../learning-text.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { NotePlace } from './kept-note.ts';
import { NoteConflict } from './note-conflict.tsx';
import type { NoteSaver, NoteState } from './note-saver.ts';
import type { Note } from './notes.queries.ts';
import { notesText } from './notes-text.ts';
import { useNoteSaver } from './use-note-saver.ts';

const isTooLong = (text: string): boolean => [...text].length > LONGEST_NOTE;

interface ActsProps {
  readonly state: NoteState;
  readonly saver: NoteSaver;
  readonly isPreview: boolean;
  readonly onPreview: (isPreview: boolean) => void;
}

/** Looks at the note as it will read, deletes it, and says whether it is saved. */
const Acts = ({ state, saver, isPreview, onPreview }: ActsProps) => {
  const text = notesText.useText();
  const remove = () => {
    const removed = state.text;
    const put = (words: string) => {
      saver.write(words);
      void saver.flush();
    };
    put('');
    notify({ type: 'info', message: text.removed, action: { label: text.undo, run: () => put(removed) } });
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button variant="secondary" size="sm" disabled={state.text === ''} onClick={() => onPreview(!isPreview)}>
        {isPreview ? text.edit : text.preview}
      </Button>
      <Button variant="ghost" size="sm" disabled={state.text === '' || state.theirs !== null} onClick={remove}>
        {text.remove}
      </Button>
      <SaveStatus state={state.save} what={text.what} />
    </div>
  );
};

interface NoteEditorProps {
  readonly note: Note;
  readonly place: NotePlace;
  /** Whether the text cannot be saved unchanged: the save failed, another window saved another text, or it is too long. */
  readonly onStuck: (isStuck: boolean) => void;
}

/** A note in Markdown that is saved while it is typed. */
export const NoteEditor = ({ note, place, onStuck }: NoteEditorProps) => {
  const text = notesText.useText();
  const learning = learningText.useText();
  const failureId = useId();
  const { state, saver } = useNoteSaver(note, place);
  const isStuck = state.isUnsaved && (state.error !== null || state.theirs !== null || isTooLong(state.text));
  useEffect(() => {
    onStuck(isStuck);
    return () => onStuck(false);
  }, [isStuck, onStuck]);
  const [isPreview, setIsPreview] = useState(false);
  const isShown = isPreview && state.text !== '';
  return (
    <div className="flex flex-col gap-4">
      {state.theirs && <NoteConflict theirs={state.theirs} saver={saver} />}
      {isShown ? (
        <div className="min-h-40 rounded-md border border-line p-4 wrap-anywhere">
          <Markdown source={state.text} />
        </div>
      ) : (
        <TextArea
          rows={12}
          label={text.label}
          hint={text.hint(formatNumber(LONGEST_NOTE))}
          value={state.text}
          onChange={({ target }) => saver.write(target.value, !isTooLong(target.value))}
          {...(isTooLong(state.text) && { error: text.tooLong(formatNumber(LONGEST_NOTE)) })}
        />
      )}
      <Acts state={state} saver={saver} isPreview={isShown} onPreview={setIsPreview} />
      {state.error !== null && state.theirs === null && (
        <div className="flex flex-wrap items-center gap-3">
          <FieldError id={failureId}>{text.failed(reasonText(learning, state.error))}</FieldError>
          <Button variant="secondary" size="sm" onClick={() => void saver.flush()}>
            {text.tryAgain}
          </Button>
        </div>
      )}
    </div>
  );
};
