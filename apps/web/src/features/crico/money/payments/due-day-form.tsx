import { isDay } from '@nivel/ui/calendar';
import { Button } from '@nivel/ui/button';
import { useState, type SubmitEvent } from 'react';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import type { Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import { useMovePayment } from './use-payment-changes.ts';

interface DueDayFormProps {
  readonly payment: Payment;
  readonly today: string;
  /** The typed text; null: nothing yet. */
  readonly typed: string | null;
  readonly onType: (typed: string | null) => void;
}

/** Changes the day on which a pending payment is due. */
export const DueDayForm = ({ payment, today, typed, onType }: DueDayFormProps) => {
  const text = paymentsText.useText();
  const [isChecked, setIsChecked] = useState(false);
  const { mutate, isPending } = useMovePayment();
  const to = typed ?? payment.due_date;
  const isWrong = !isDay(to) || to < today;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (isWrong || isPending || to === payment.due_date) return;
    mutate({ payment, to }, { onSuccess: () => onType(null) });
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-wrap items-end gap-2">
      <div className="grow basis-40">
        <DayInput
          label={text.fields.due_date}
          value={to}
          min={today}
          today={today}
          error={isChecked && isWrong ? text.dayInvalid : undefined}
          onChange={onType}
        />
      </div>
      <Button type="submit" size="sm" variant="secondary" loading={isPending} disabled={to === payment.due_date}>
        {text.changeDay}
      </Button>
    </form>
  );
};
