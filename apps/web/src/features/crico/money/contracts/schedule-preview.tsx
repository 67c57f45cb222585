import { decimalOf } from '@nivel/contracts/finance/money';
import { isOpenEnded, scheduledPayments, type DuePayment } from '@nivel/contracts/finance/payment-schedule';
import { formatDay } from '../../../../shell/days/days.ts';
import { exactAmount } from '../frame/money-amount.tsx';
import { termsOf, type ContractForm } from './contract-form.ts';
import { contractsText } from './contracts-text.ts';

const Payments = ({ form, payments }: { readonly form: ContractForm; readonly payments: readonly DuePayment[] }) => {
  const { preview } = contractsText.useText();
  const [first, last] = [payments[0], payments.at(-1)];
  if (first === undefined || last === undefined) return <p>{preview.none}</p>;
  const shown = ({ amount, dueDate }: DuePayment): string =>
    preview.at(exactAmount(decimalOf(amount), form.currency), formatDay(dueDate, { dateStyle: 'medium' }));
  const facts = [
    [preview.count, String(payments.length)],
    [preview.first, shown(first)],
    ...(payments.length > 1 ? [[preview.last, shown(last)]] : []),
  ];
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 tabular-nums">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-soft">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
};

interface SchedulePreviewProps {
  readonly form: ContractForm;
  /** The day it is in the book. */
  readonly today: string;
  /** Whether something of the terms is wrong yet. */
  readonly isWrong: boolean;
}

/** The payments for the typed terms, by the service's own rule. */
export const SchedulePreview = ({ form, today, isWrong }: SchedulePreviewProps) => {
  const { preview } = contractsText.useText();
  const terms = termsOf(form);
  return (
    <section aria-label={preview.title} className="rounded-sm bg-sunken px-3 py-2.5 text-sm">
      <h3 className="mb-1 text-sm">{preview.title}</h3>
      <div role="status">
        {isWrong ? <p className="text-soft">—</p> : <Payments form={form} payments={scheduledPayments(terms, today)} />}
        {!isWrong && isOpenEnded(terms) && <p className="mt-1 text-soft">{preview.ahead}</p>}
        {form.status === 'on_hold' && <p className="mt-1 text-soft">{preview.onHold}</p>}
      </div>
    </section>
  );
};
