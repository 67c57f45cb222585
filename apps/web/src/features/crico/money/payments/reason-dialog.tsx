import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useRef, useState, type SubmitEvent } from 'react';
import { lengthOf } from '../frame/typed-values.ts';
import { paymentsText } from './payments-text.ts';

interface ReasonDialogProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly isPending: boolean;
  readonly onReason: (reason: string) => void;
  readonly onClose: () => void;
}

/** Asks why something is taken back. */
export const ReasonDialog = ({ title, description, action, isPending, onReason, onClose }: ReasonDialogProps) => {
  const text = paymentsText.useText();
  const field = useRef<HTMLInputElement>(null);
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const isTooLong = lengthOf(reason) > contractLimits.reason;
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
      onOpenChange={onClose}
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
          {...(isChecked &&
            isWrong && { error: isTooLong ? text.tooLong(contractLimits.reason) : text.reasonRequired })}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={isPending}>
            {action}
          </Button>
        </div>
      </form>
    </Dialog>
  );
};
