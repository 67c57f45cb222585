import { Button } from '@nivel/ui/button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDay } from '../../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../../area/list-states.tsx';
import { exactAmount } from '../../frame/money-amount.tsx';
import { PausedSearch } from '../../frame/paused-search.tsx';
import { foundPaymentsQuery, type BankLine } from './bank.queries.ts';
import { bankText } from './bank-text.ts';
import type { ChosenPayment } from './line-choices.ts';

interface BankPaymentSearchProps {
  readonly line: BankLine;
  readonly onChoose: (payment: ChosenPayment) => void;
}

/** Finds payments of a line by hand, among the open ones of its currency. */
export const BankPaymentSearch = ({ line, onChoose }: BankPaymentSearchProps) => {
  const text = bankText.useText();
  const [words, setWords] = useState('');
  const { data, error, isFetching, refetch } = useQuery(foundPaymentsQuery(words, line.currency));
  return (
    <div className="flex flex-col gap-2 rounded-md bg-sunken p-3">
      <PausedSearch label={text.search} value={words} onSearch={setWords} />
      {error && <LoadFailure title={text.foundFailed} error={error} onRetry={() => void refetch()} />}
      {!data && isFetching && <LoadingRows />}
      {data?.length === 0 && (
        <p role="status" className="text-sm text-soft">
          {text.foundNone}
        </p>
      )}
      {data && data.length > 0 && (
        <ul aria-label={text.found} className="divide-y divide-line">
          {data.map((payment) => (
            <li key={payment.id} className="py-1">
              <Button
                size="sm"
                variant="ghost"
                fullWidth
                className="justify-start text-left"
                onClick={() => onChoose(payment)}
              >
                {text.offer(
                  payment.client_name,
                  payment.contract_title,
                  formatDay(payment.due_date, { dateStyle: 'medium' }),
                  exactAmount(payment.open_amount, payment.currency),
                )}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
