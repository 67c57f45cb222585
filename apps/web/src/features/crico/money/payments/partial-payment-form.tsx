import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { isAmount } from '@nivel/contracts/finance/money';
import { Button } from '@nivel/ui/button';
import { isDay } from '@nivel/ui/calendar';
import { TextField } from '@nivel/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { DayInput } from '../../../../shell/days/day-input.tsx';
import { exactAmount } from '../frame/money-amount.tsx';
import { lengthOf, numberIn } from '../frame/typed-values.ts';
import type { Payment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import { usePartialPayments } from './use-partial-payments.ts';

/** The typed values of a part that is not recorded yet. */
export interface TypedPart {
  /** The same for as long as the form is open: a repeated request is recorded once. */
  readonly id: string;
  readonly amount: string;
  readonly day: string;
  readonly note: string;
}

interface PartialPaymentFormProps {
  readonly payment: Payment;
  readonly today: string;
  readonly form: TypedPart;
  readonly onType: (form: TypedPart) => void;
  readonly onClose: () => void;
}

/** The faults of a part, by its fields. */
const useProblems = ({ payment, today }: Pick<PartialPaymentFormProps, 'payment' | 'today'>) => {
  const text = paymentsText.useText();
  return ({ amount, day, note }: TypedPart) => {
    const value = numberIn(amount);
    const isRight = isAmount(value) && value > 0 && value <= payment.open_amount;
    return {
      ...(!isRight && { amount: text.parts.amountInvalid(exactAmount(payment.open_amount, payment.currency)) }),
      ...(!(isDay(day) && day <= today) && { day: text.parts.dayInvalid }),
      ...(lengthOf(note) > contractLimits.note && { note: text.tooLong(contractLimits.note) }),
    };
  };
};

/** Records a part of a payment that was received. */
export const PartialPaymentForm = ({ payment, today, form, onType, onClose }: PartialPaymentFormProps) => {
  const text = paymentsText.useText();
  const [isChecked, setIsChecked] = useState(false);
  const { record } = usePartialPayments();
  const problemsOf = useProblems({ payment, today });
  const problems = isChecked ? problemsOf(form) : {};
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsChecked(true);
    if (Object.keys(problemsOf(form)).length > 0) event.currentTarget.querySelector('input')?.focus();
    else if (!record.isPending)
      record.mutate(
        { id: form.id, paymentId: payment.id, amount: numberIn(form.amount), day: form.day, note: form.note.trim() },
        { onSuccess: onClose },
      );
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex flex-col gap-3 rounded-md bg-sunken p-3">
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField
          label={text.parts.amount}
          inputMode="decimal"
          autoComplete="off"
          autoFocus
          required
          value={form.amount}
          {...(problems.amount && { error: problems.amount })}
          onChange={({ target }) => onType({ ...form, amount: target.value })}
        />
        <DayInput
          label={text.parts.day}
          value={form.day}
          max={today}
          today={today}
          error={problems.day}
          onChange={(day) => onType({ ...form, day })}
        />
      </div>
      <TextField
        label={text.fields.note}
        value={form.note}
        {...(problems.note && { error: problems.note })}
        onChange={({ target }) => onType({ ...form, note: target.value })}
      />
      <div className="flex justify-end gap-2">
        <Button size="sm" variant="secondary" onClick={onClose}>
          {text.cancel}
        </Button>
        <Button type="submit" size="sm" loading={record.isPending}>
          {text.parts.add}
        </Button>
      </div>
    </form>
  );
};
