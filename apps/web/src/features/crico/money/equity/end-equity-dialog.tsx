import { equityLimits } from '@nivel/contracts/finance/equity-values';
import { Button } from '@nivel/ui/button';
import { Dialog } from '@nivel/ui/dialog';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { UnsavedQuestion } from '../../area/unsaved/unsaved-question.tsx';
import { useUnsavedGuard } from '../../area/unsaved/unsaved-guard.ts';
import { lengthOf } from '../frame/typed-values.ts';
import { moneyText } from '../money-text.ts';
import type { Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { useEquityEnd, type EquityEnd } from './use-equity-changes.ts';

interface EndEquityDialogProps {
  readonly one: Equity;
  readonly status: EquityEnd['status'];
  readonly onClose: () => void;
}

/** Completes or revokes an assignment, with the reason. */
export const EndEquityDialog = ({ one, status, onClose }: EndEquityDialogProps) => {
  const text = equityText.useText();
  const [reason, setReason] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const { end } = useEquityEnd();
  const { leaving: labels } = moneyText.useText();
  const leaving = useUnsavedGuard({ isUnsaved: reason !== '' });
  const leave = () => leaving.attempt(onClose);
  const length = lengthOf(reason);
  const isTooLong = length > equityLimits.reason;
  const problem = isTooLong ? text.tooLong(equityLimits.reason) : text.reasonRequired;
  const isWrong = length === 0 || isTooLong;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isWrong) event.currentTarget.querySelector('input')?.focus();
    else if (!end.isPending) end.mutate({ id: one.id, status, reason: reason.trim() }, { onSuccess: onClose });
  };
  const title = status === 'completed' ? text.complete : text.revoke;
  return (
    <Dialog isOpen onOpenChange={leave} title={title} description={text.endText} closeLabel={text.close}>
      <form noValidate onSubmit={onSubmit} className="mt-4 flex flex-col gap-4">
        <TextField
          label={text.reason}
          required
          autoComplete="off"
          value={reason}
          {...(isChecked && isWrong && { error: problem })}
          onChange={({ target }) => setReason(target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="secondary" size="sm" onClick={leave}>
            {text.cancel}
          </Button>
          <Button type="submit" size="sm" loading={end.isPending}>
            {title}
          </Button>
        </div>
      </form>
      <UnsavedQuestion leaving={leaving} labels={labels} />
    </Dialog>
  );
};
