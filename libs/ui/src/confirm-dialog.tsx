import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { ButtonSize } from './button-look.ts';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './text-field.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  /** The confirmed action, in a word or two. */
  readonly action: string;
  /** The ways back, in words. */
  readonly labels: { readonly cancel: string; readonly close: string };
  /** The size of its buttons; small by default. */
  readonly size?: ButtonSize;
  readonly isBusy: boolean;
  /** Why it could not be done, in words. */
  readonly failure: string | undefined;
  /** A word to type first, in capitals or not, and its label; DELETE does as well, in every language. */
  readonly typed?: { readonly word: string; readonly label: string };
  /** Whether its other requirements are met; it cannot be confirmed before. */
  readonly isReady?: boolean;
  /** A box to tick first: it is above the button that waits for it. */
  readonly condition?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Information to read or fill in first. */
  readonly children?: ReactNode;
}

/** Asks before something that takes much away. The way back has the focus first, unless something has to be typed. */
export const ConfirmDialog = ({ title, description, action, labels, typed, ...rest }: ConfirmDialogProps) => {
  const { size = 'sm', isBusy, failure, isReady = true, condition, onConfirm, onCancel, children } = rest;
  const cancel = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState('');
  const isTyped = !typed || [typed.word, 'DELETE'].includes(written.trim().toUpperCase());
  const isPossible = isTyped && isReady;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPossible && !isBusy) onConfirm();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={title}
      description={description}
      closeLabel={labels.close}
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
          />
        )}
        <div role="alert" className="empty:-mt-4">
          {failure && <p className="rounded-sm bg-danger-soft px-3 py-2 font-medium text-danger">{failure}</p>}
        </div>
        {condition && <div>{condition}</div>}
        <div className="flex justify-end gap-2">
          <Button ref={cancel} variant="secondary" size={size} onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button type="submit" variant="danger" size={size} disabled={!isPossible} loading={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
