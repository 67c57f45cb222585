import { decimalOf, minorUnits } from '@nivel/contracts/finance/money';
import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { exactAmount } from '../../frame/money-amount.tsx';
import { BankChosenPayments } from './bank-chosen-payments.tsx';
import { BankPaymentSearch } from './bank-payment-search.tsx';
import type { BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { sumOf, withFound, type ChoiceProblem, type ChosenPayment, type ChosenPayments } from './line-choices.ts';

const NONE = '';

/** A line among others, in words. */
export const lineInWords = ({ payer, text, amount, currency, booked_on: day }: BankLine): string =>
  [payer || text, exactAmount(amount, currency), formatDay(day, { dateStyle: 'medium' })].filter(Boolean).join(', ');

/** The bank's data of a line. */
export const BankLineSaid = ({ line }: { readonly line: BankLine }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="min-w-0 font-medium wrap-anywhere">{line.payer || line.text}</span>
    <span className="font-medium tabular-nums">{exactAmount(line.amount, line.currency)}</span>
    <span className="basis-full text-sm wrap-anywhere text-soft">
      {[formatDay(line.booked_on, { dateStyle: 'medium' }), line.payer && line.text, line.reference]
        .filter(Boolean)
        .join(' · ')}
    </span>
  </div>
);

interface BankLineItemProps {
  readonly line: BankLine;
  readonly chosen: ChosenPayments;
  readonly problem: ChoiceProblem | null;
  readonly onChoose: (payments: ChosenPayments) => void;
  readonly onLeaveOut: () => void;
}

const keyOf = (payments: ChosenPayments): string => payments.map((one) => one.payment_id).join();

/** The possible payments for a line: the offered ones, and those found by a person. */
const usePossible = (line: BankLine, chosen: ChosenPayments) => {
  const text = bankText.useText();
  const inWords = (payments: ChosenPayments): string => {
    const [first, second] = payments;
    if (first === undefined) return text.noPayment;
    const open = exactAmount(decimalOf(sumOf(payments)), line.currency);
    return second === undefined
      ? text.offer(first.client_name, first.contract_title, formatDay(first.due_date, { dateStyle: 'medium' }), open)
      : text.offeredSum(first.client_name, payments.length, open);
  };
  const offered: readonly ChosenPayments[] = [
    ...line.offers.map((one) => [one]),
    ...line.sums.map(({ payments }) => payments),
  ];
  const isOffered = chosen.length === 0 || offered.some((one) => keyOf(one) === keyOf(chosen));
  const possible = isOffered ? offered : [chosen, ...offered];
  return { possible, items: possible.map((payments) => [keyOf(payments), inWords(payments)] as const) };
};

/** A line that waits for its payments: the offered ones, a manual search, or left out. */
export const BankLineItem = ({ line, chosen, problem, onChoose, onLeaveOut }: BankLineItemProps) => {
  const text = bankText.useText();
  const [isSearching, setIsSearching] = useState(false);
  const name = lineInWords(line);
  const { possible, items } = usePossible(line, chosen);
  const take = (found: ChosenPayment) => {
    const payments = withFound(line, chosen, found);
    onChoose(payments);
    setIsSearching(sumOf(payments) < minorUnits(line.amount));
  };
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <BankLineSaid line={line} />
      <div className="flex flex-wrap items-center gap-2">
        {possible.length > 0 && (
          <div className="min-w-0 grow basis-64">
            <CompactChoice
              isWhole
              label={text.paymentOf(name)}
              value={keyOf(chosen)}
              groups={[{ items: [[NONE, text.noPayment], ...items] }]}
              onChoose={(key) => onChoose(possible.find((payments) => keyOf(payments) === key) ?? [])}
            />
          </div>
        )}
        <Button
          size="sm"
          variant="ghost"
          aria-expanded={isSearching}
          aria-label={text.findOf(name)}
          onClick={() => setIsSearching(!isSearching)}
        >
          {text.find}
        </Button>
        <Button size="sm" variant="ghost" aria-label={text.leaveLineOutOf(name)} onClick={onLeaveOut}>
          {text.leaveLineOut}
        </Button>
      </div>
      <BankChosenPayments line={line} chosen={chosen} problem={problem} onChoose={onChoose} />
      {isSearching && <BankPaymentSearch line={line} onChoose={take} />}
    </li>
  );
};
