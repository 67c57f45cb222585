import { Button } from '@nivel/ui/button';
import { useState } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { CompactChoice } from '../../../area/compact-choice.tsx';
import { exactAmount } from '../../frame/money-amount.tsx';
import { BankPaymentSearch } from './bank-payment-search.tsx';
import type { BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import type { ChosenPayment } from './use-line-choices.ts';

const NONE = '';

/** A line among others, in words. */
export const lineInWords = ({ payer, text, amount, currency, booked_on: day }: BankLine): string =>
  [payer || text, exactAmount(amount, currency), formatDay(day, { dateStyle: 'medium' })].filter(Boolean).join(', ');

/** What the bank says of a line. */
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
  readonly chosen: ChosenPayment | null;
  /** Together with others it is more than what is open. */
  readonly isTooMuch: boolean;
  readonly onChoose: (payment: ChosenPayment | null) => void;
  readonly onLeaveOut: () => void;
}

/** Why a payment is chosen, or why none is. */
const Why = ({ line, chosen, isTooMuch }: Pick<BankLineItemProps, 'line' | 'chosen' | 'isTooMuch'>) => {
  const text = bankText.useText();
  const offer = line.offers.find(({ payment_id: id }) => id === chosen?.payment_id);
  if (isTooMuch) return <p className="text-sm text-danger">{text.tooMuch}</p>;
  if (chosen === null)
    return <p className="text-sm text-soft">{line.offers.length === 0 ? text.noOffers : text.ambiguous}</p>;
  const why = offer ? text.because(offer.reasons.map((reason) => text.reasons[reason]).join(', ')) : text.byHand;
  return (
    <p className="text-sm text-soft">
      {why} {line.amount < chosen.open_amount && text.isPart}
    </p>
  );
};

/** A line that waits for its payment: what is offered, a search by hand, or left out. */
export const BankLineItem = ({ line, chosen, isTooMuch, onChoose, onLeaveOut }: BankLineItemProps) => {
  const text = bankText.useText();
  const [isSearching, setIsSearching] = useState(false);
  const name = lineInWords(line);
  const payments: readonly ChosenPayment[] =
    chosen && !line.offers.some((one) => one.payment_id === chosen.payment_id) ? [chosen, ...line.offers] : line.offers;
  const items = payments.map((one) => {
    const [day, open] = [formatDay(one.due_date, { dateStyle: 'medium' }), exactAmount(one.open_amount, line.currency)];
    return [one.payment_id, text.offer(one.client_name, one.contract_title, day, open)] as const;
  });
  return (
    <li className="flex flex-col gap-1.5 py-3">
      <BankLineSaid line={line} />
      <div className="flex flex-wrap items-center gap-2">
        {payments.length > 0 && (
          <div className="min-w-0 grow basis-64">
            <CompactChoice
              isWhole
              label={text.paymentOf(name)}
              value={chosen?.payment_id ?? NONE}
              groups={[{ items: [[NONE, text.noPayment], ...items] }]}
              onChoose={(id) => onChoose(payments.find((one) => one.payment_id === id) ?? null)}
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
      <Why line={line} chosen={chosen} isTooMuch={isTooMuch} />
      {isSearching && (
        <BankPaymentSearch
          line={line}
          onChoose={(payment) => {
            onChoose(payment);
            setIsSearching(false);
          }}
        />
      )}
    </li>
  );
};
