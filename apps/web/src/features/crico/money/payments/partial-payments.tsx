import { contractLimits } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { uuidv7 } from '../../area/board-model/uuidv7.ts';
import { exactAmount } from '../frame/money-amount.tsx';
import { ReasonDialog } from '../frame/reason-dialog.tsx';
import { PartialPaymentForm, type TypedPart } from './partial-payment-form.tsx';
import type { WholePayment } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import { usePartialPayments } from './use-partial-payments.ts';

type Part = WholePayment['parts'][number];

interface PartialPaymentsProps {
  readonly whole: WholePayment;
  /** Only administrators take a part back. */
  readonly mayWithdraw: boolean;
  /** Null: no part is being recorded. */
  readonly typed: TypedPart | null;
  readonly onType: (typed: TypedPart | null) => void;
}

/** The parts of a payment that were received, and a way to record another. */
export const PartialPayments = ({ whole, mayWithdraw, typed, onType }: PartialPaymentsProps) => {
  const { payment, parts, today } = whole;
  const { parts: text, ...shared } = paymentsText.useText();
  const { withdraw } = usePartialPayments();
  const [removed, setRemoved] = useState<Part | null>(null);
  const isOpen = payment.open_amount > 0;
  // A payment that was marked as paid or cancelled becomes pending first.
  const isRemovable = mayWithdraw && (isOpen || payment.received_amount === payment.amount);
  if (!isOpen && parts.length === 0) return null;
  const amountOf = ({ amount }: Part): string => exactAmount(amount, payment.currency);
  const dayOf = ({ paid_date: day }: Part): string => formatDay(day, { dateStyle: 'medium' });
  return (
    <section aria-labelledby="partial-payments" className="flex flex-col gap-2">
      <h3 id="partial-payments" className="text-base">
        {text.title}
      </h3>
      {parts.length === 0 && <p className="text-soft">{text.none}</p>}
      <ul aria-labelledby="partial-payments" className="divide-y divide-line">
        {parts.map((part) => (
          <li key={part.id} className="flex items-center gap-3 py-1.5">
            <span className="grow wrap-anywhere">
              <span className="font-medium tabular-nums">{amountOf(part)}</span>{' '}
              <span className="text-soft">{dayOf(part)}</span>
              {part.note !== '' && <span className="block text-sm text-soft">{part.note}</span>}
            </span>
            {isRemovable && (
              <Button
                size="sm"
                variant="ghost"
                aria-label={text.removeOf(amountOf(part), dayOf(part))}
                onClick={() => setRemoved(part)}
              >
                {text.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && typed && (
        <PartialPaymentForm payment={payment} today={today} form={typed} onType={onType} onClose={() => onType(null)} />
      )}
      {isOpen && !typed && (
        <Button
          size="sm"
          variant="secondary"
          className="self-start"
          onClick={() => onType({ id: uuidv7(), amount: '', day: today, note: '' })}
        >
          {text.add}
        </Button>
      )}
      {removed && (
        <ReasonDialog
          text={shared}
          title={text.removeTitle}
          description={text.removeText}
          action={text.remove}
          most={contractLimits.reason}
          isPending={withdraw.isPending}
          onReason={(reason) => withdraw.mutate({ id: removed.id, reason }, { onSuccess: () => setRemoved(null) })}
          onClose={() => setRemoved(null)}
        />
      )}
    </section>
  );
};
