import { decimalOf, minorUnits } from '@nivel/contracts/finance/money';
import { Button } from '@nivel/ui/button';
import { X } from 'lucide-react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { exactAmount } from '../../frame/money-amount.tsx';
import type { BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import { sumOf, type ChoiceProblem, type ChosenPayments } from './line-choices.ts';

interface BankChosenPaymentsProps {
  readonly line: BankLine;
  readonly chosen: ChosenPayments;
  readonly problem: ChoiceProblem | null;
  readonly onChoose: (payments: ChosenPayments) => void;
}

const useProblem = ({ line, chosen, problem }: Omit<BankChosenPaymentsProps, 'onChoose'>): string | null => {
  const text = bankText.useText();
  const difference = exactAmount(decimalOf(Math.abs(minorUnits(line.amount) - sumOf(chosen))), line.currency);
  if (problem === 'less') return text.missing(difference);
  if (problem === 'more') return text.above(difference);
  return problem && (chosen.length > 1 ? text.tooMuchOfOne : text.tooMuch);
};

/** Why payments are chosen for a line, or why it cannot be confirmed so; several can be taken out one by one. */
export const BankChosenPayments = ({ line, chosen, problem, onChoose }: BankChosenPaymentsProps) => {
  const text = bankText.useText();
  const wrong = useProblem({ line, chosen, problem });
  const ids = chosen.map((one) => one.payment_id).join();
  const isSum = (payments: ChosenPayments): boolean => payments.map((one) => one.payment_id).join() === ids;
  const reasons =
    line.sums.find(({ payments }) => isSum(payments))?.reasons ?? line.offers.find((one) => isSum([one]))?.reasons;
  const why = reasons ? text.because(reasons.map((reason) => text.reasons[reason]).join(', ')) : text.byHand;
  return (
    <>
      {chosen.length > 1 && (
        <ul aria-label={text.chosen} className="text-sm">
          {chosen.map((one) => {
            const [day, open] = [
              formatDay(one.due_date, { dateStyle: 'medium' }),
              exactAmount(one.open_amount, line.currency),
            ];
            const name = text.offer(one.client_name, one.contract_title, day, open);
            return (
              <li key={one.payment_id} className="flex items-center gap-2">
                <span className="min-w-0 wrap-anywhere">{name}</span>
                <Button
                  size="sm"
                  variant="ghost"
                  aria-label={text.takeOut(name)}
                  icon={<X aria-hidden="true" size={15} />}
                  onClick={() => onChoose(chosen.filter((other) => other !== one))}
                />
              </li>
            );
          })}
        </ul>
      )}
      {wrong !== null && (
        <p role="status" className="text-sm text-danger">
          {wrong}
        </p>
      )}
      {wrong === null && chosen.length === 0 && (
        <p className="text-sm text-soft">
          {line.offers.length + line.sums.length === 0 ? text.noOffers : text.ambiguous}
        </p>
      )}
      {wrong === null && chosen.length > 0 && (
        <p className="text-sm text-soft">
          {why} {sumOf(chosen) > minorUnits(line.amount) && text.isPart}
        </p>
      )}
    </>
  );
};
