import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef } from 'react';
import { accountsText, errorText } from '../accounts-text.ts';
import { settingsText } from './settings-text.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something that cannot be undone. The way back has the focus first. */
export const ConfirmDialog = ({
  title,
  description,
  action,
  isBusy,
  error,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => {
  const text = accountsText.useText();
  const words = settingsText.useText();
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={title}
      description={description}
      closeLabel={words.close}
      initialFocus={cancel}
    >
      <div role="alert">{error ? <p className="mt-3 font-medium text-danger">{errorText(text, error)}</p> : null}</div>
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <Button ref={cancel} variant="secondary" onClick={onCancel}>
          {words.sessions.cancel}
        </Button>
        <Button variant="danger" loading={isBusy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  );
};
