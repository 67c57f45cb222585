import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { viewsText } from './views-text.ts';

const LONGEST_NAME = 50;

interface ViewDialogProps {
  /** The name that it has; null: it is a new one. */
  readonly name: string | null;
  /** Whether the caller may share it. */
  readonly maySay: boolean;
  readonly isSaving: boolean;
  readonly onSave: (name: string, isShared: boolean) => void;
  readonly onClose: () => void;
}

/** Asks for the name of a view, and of a new one whether all have it. */
export const ViewDialog = ({ name, maySay, isSaving, onSave, onClose }: ViewDialogProps) => {
  const text = viewsText.useText();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name ?? '');
  const [isShared, setShared] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const said = typed.trim();
  const isWrong = said === '' || [...said].length > LONGEST_NAME;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setChecked(true);
    if (isWrong) field.current?.focus();
    else if (!isSaving) onSave(said, isShared);
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={name === null ? text.newTitle : text.renameTitle}
      {...(name === null && { description: text.newText })}
      closeLabel={text.close}
      initialFocus={field}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <TextField
          ref={field}
          label={text.name}
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(isChecked && isWrong && { error: text.nameWrong })}
        />
        {name === null && maySay && (
          <label className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
              className="size-4 accent-(--accent)"
            />
            {text.forAll}
          </label>
        )}
        <div className="flex justify-end gap-2">
          <Button size="sm" variant="secondary" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" disabled={isSaving}>
            {text.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
