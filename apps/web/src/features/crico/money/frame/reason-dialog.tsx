import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { UnsavedQuestion } from '../../area/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../area/unsaved/unsaved-guard.ts';
import { moneyText } from '../money-text.ts';
import { lengthOf } from './typed-values.ts';

interface ReasonTexts {
  readonly reason: string;
  readonly reasonRequired: string;
  readonly tooLong: (most: number) => string;
  readonly cancel: string;
  readonly close: string;
}

interface ReasonDialogProps {
  readonly text: ReasonTexts;
  readonly title: string;
  readonly description: string;
  readonly action: string;
  /** Characters that a reason can have. */
  readonly most: number;
  readonly isPending: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks for the reason of a change of a row; without one it is not done. */
export const ReasonDialog = (props: ReasonDialogProps) => {
  const { text, title, description, action, most, isPending, onReason, onClose } = props;
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: reason !== '' });
  const leave = () => leaving.attempt(onClose);
  const isTooLong = lengthOf(reason) > most;
  const isWrong = isTooLong || lengthOf(reason) === 0;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isWrong) field.current?.focus();
    else if (!isPending) onReason(reason.trim());
  };
  return (
    <Dialog
      isOpen
      onOpenChange={leave}
      title={title}
      description={description}
      closeLabel={text.close}
      initialFocus={field}
    >
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <TextField
          ref={field}
          label={text.reason}
          required
          autoComplete="off"
          value={reason}
          {...(isChecked && isWrong && { error: isTooLong ? text.tooLong(most) : text.reasonRequired })}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={leave}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {action}
          </Button>
        </div>
      </form>
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
