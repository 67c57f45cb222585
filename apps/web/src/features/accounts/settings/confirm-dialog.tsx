import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { useRef, type ReactNode, type SubmitEvent } from 'react';
import { settingsText } from './settings-text.ts';

interface ConfirmDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isBusy: boolean;
  /** Why it could not be done, in words. */
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** What has to be filled in first. */
  readonly children?: ReactNode;
}

/** Asks before something that cannot be undone. The way back has the focus first. */
export const ConfirmDialog = ({
  title,
  description,
  action,
  isBusy,
  failure,
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) => {
  const words = settingsText.useText();
  const cancel = useRef<HTMLButtonElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <Dialog
      isOpen
      onOpenChange={onCancel}
      title={title}
      description={description}
      closeLabel={words.close}
      initialFocus={cancel}
    >
      <form noValidate onSubmit={onSubmit}>
        {children}
        <div role="alert">{failure && <p className="mt-3 font-medium text-danger">{failure}</p>}</div>
        <div className="mt-5 flex gap-3 max-sm:flex-col sm:justify-end">
          <Button ref={cancel} variant="secondary" onClick={onCancel}>
            {words.sessions.cancel}
          </Button>
          <Button type="submit" variant="danger" loading={isBusy}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
