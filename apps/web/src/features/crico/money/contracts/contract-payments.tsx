import { Button } from '@nivel/ui/button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDay } from '../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { exactAmount } from '../frame/money-amount.tsx';
import { PaymentStatusMark } from '../frame/payment-status-mark.tsx';
import type { Payment } from '../payments/payments.queries.ts';
import { contractPaymentsQuery } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';

const inWords = (day: string): string => formatDay(day, { dateStyle: 'medium' });

const PaymentRow = ({ payment }: { readonly payment: Payment }) => {
  const { payments: text } = contractsText.useText();
  return (
    <tr className="border-t border-line">
      <td className="py-1.5 pr-2">{inWords(payment.due_date)}</td>
      <td className="px-2 text-right tabular-nums">{exactAmount(payment.amount, payment.currency)}</td>
      <td className="pl-2">
        <PaymentStatusMark status={payment.status} />
        {payment.paid_date !== null && (
          <span className="text-sm text-soft"> {text.paidOn(inWords(payment.paid_date))}</span>
        )}
      </td>
    </tr>
  );
};

/** The payments of a contract, due and paid. */
export const ContractPayments = ({ id }: { readonly id: string }) => {
  const { payments: text } = contractsText.useText();
  const query = useInfiniteQuery(contractPaymentsQuery(id));
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  const payments = data?.pages.flatMap((page) => page.data);
  return (
    <section aria-labelledby={`payments-${id}`} className="mt-5">
      <h3 id={`payments-${id}`} className="text-base">
        {text.title}
        {payments && payments.length > 0 && (
          <span className="ml-2 text-sm font-normal text-soft">{data?.pages[0]?.total_count}</span>
        )}
      </h3>
      {!payments && error && <LoadFailure title={text.failed} error={error} onRetry={() => void refetch()} />}
      {!payments && !error && <LoadingRows />}
      {payments?.length === 0 && <p className="text-soft">{text.empty}</p>}
      {payments && payments.length > 0 && (
        <table aria-labelledby={`payments-${id}`} className="mt-1 w-full border-collapse text-sm">
          <thead className="text-soft">
            <tr>
              <th scope="col" className="py-1.5 pr-2 text-left font-semibold">
                {text.due}
              </th>
              <th scope="col" className="px-2 text-right font-semibold">
                {text.amount}
              </th>
              <th scope="col" className="pl-2 text-left font-semibold">
                {text.status}
              </th>
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} />
            ))}
          </tbody>
        </table>
      )}
      {hasNextPage && (
        <Button size="sm" variant="secondary" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {text.more}
        </Button>
      )}
    </section>
  );
};
