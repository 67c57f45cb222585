import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { cricoText } from './crico-text.ts';
import { FormError } from './form-error.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isBusy: boolean;
  /** Why it could not be done, in words. */
  readonly failure: string | undefined;
  /** A word that has to be typed first, in capitals or not, and what asks for it. */
  readonly typed?: { readonly word: string; readonly label: string };
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** Asks before something that takes much away. The way back has the focus first, unless something has to be typed. */
export const ConfirmDialog = ({ title, description, action, typed, ...rest }: ConfirmDialogProps) => {
  const { isBusy, failure, onConfirm, onCancel, children } = rest;
  const text = cricoText.useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isTyped = !typed || written.trim().toUpperCase() === typed.word;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isTyped) field.current?.focus();
    else if (!isBusy) onConfirm();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={title}
      description={description}
      closeLabel={text.close}
      initialFocus={typed ? field : cancel}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        {children}
        {typed && (
          <TextField
            ref={field}
            label={typed.label}
            autoComplete="off"
            value={written}
            onChange={(event) => setWritten(event.target.value)}
            error={isChecked && !isTyped ? typed.label : undefined}
          />
        )}
        <FormError>{failure}</FormError>
        <div className="flex justify-end gap-2">
          <Button ref={cancel} variant="secondary" size="sm" onClick={onCancel}>
            {text.cancel}
          </Button>
          <Button type="submit" variant="danger" size="sm" loading={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
