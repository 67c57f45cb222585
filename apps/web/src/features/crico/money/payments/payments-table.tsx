import { paymentSorts } from '@nivel/contracts/finance/contract-values';
import { EmptyState } from '@nivel/ui/empty-state';
import { IconButton } from '@nivel/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Check, HandCoins, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { formatDay } from '../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { RowName } from '../frame/row-name.tsx';
import { exactAmount, MoneyAmount } from '../frame/money-amount.tsx';
import { MoneyPages } from '../frame/money-pages.tsx';
import { SortableHead } from '../frame/sortable-head.tsx';
import { useFocusedRow } from '../frame/use-focused-row.ts';
import { PaymentStatusMark } from '../frame/payment-status-mark.tsx';
import { paymentsPageQuery, type Payment, type PaymentFilter } from './payments.queries.ts';
import { paymentsText } from './payments-text.ts';
import type { PaymentMark } from './use-payment-changes.ts';
import { usePaymentsView } from './use-payments-view.ts';

const columns = ['client_name', 'contract_title', 'amount', 'due_date', 'status'] as const;
type Column = (typeof columns)[number];

/** On a phone contract and status are below the client, and the day below the amount. */
const look: Readonly<Record<Column, string>> = {
  client_name: 'text-left',
  contract_title: 'text-left max-md:hidden',
  amount: 'text-right',
  due_date: 'text-left whitespace-nowrap max-sm:hidden',
  status: 'text-left max-sm:hidden',
};

/** One payment among others, in words. */
const nameOf = ({ client_name: client, amount, currency, due_date: day }: Payment): string =>
  `${client}, ${exactAmount(amount, currency)}, ${formatDay(day, { dateStyle: 'medium' })}`;

interface RowProps {
  readonly payment: Payment;
  readonly onOpen: (id: string) => void;
  readonly onMark: (change: PaymentMark) => void;
}

const Actions = ({ payment, onMark }: Omit<RowProps, 'onOpen'>) => {
  const text = paymentsText.useText();
  if (payment.status !== 'pending' && payment.status !== 'overdue') return null;
  const mark =
    (status: PaymentMark['status']) =>
    ({ currentTarget: button }: MouseEvent<HTMLElement>) => {
      // The button disappears, and the focus stays in its row.
      button.closest('tr')?.querySelector('button')?.focus();
      onMark({ payment, status });
    };
  return (
    <div className="flex justify-end">
      <IconButton label={text.markPaidOf(nameOf(payment))} onClick={mark('paid')}>
        <Check aria-hidden="true" size={16} />
      </IconButton>
      <IconButton label={text.cancelPaymentOf(nameOf(payment))} onClick={mark('cancelled')}>
        <X aria-hidden="true" size={16} />
      </IconButton>
    </div>
  );
};

const PaymentRow = ({ payment, onOpen, onMark }: RowProps) => {
  const text = paymentsText.useText();
  const { currency, received_amount: received } = payment;
  const day = formatDay(payment.due_date, { dateStyle: 'medium' });
  return (
    <tr className="border-t border-line hover:bg-sunken">
      <RowName name={payment.client_name} onOpen={() => onOpen(payment.id)}>
        <span className="block text-sm font-normal wrap-anywhere text-soft md:hidden">{payment.contract_title}</span>
        <span className="block sm:hidden">
          <PaymentStatusMark status={payment.status} />
        </span>
      </RowName>
      <td className={`px-2 wrap-anywhere ${look.contract_title}`}>{payment.contract_title}</td>
      <td className={`px-2 ${look.amount}`}>
        <MoneyAmount value={payment.amount} currency={currency} />
        {received > 0 && (
          <span className="block text-sm text-soft">{text.received(exactAmount(received, currency))}</span>
        )}
        <span className="block text-sm text-soft tabular-nums sm:hidden">{day}</span>
      </td>
      <td className={`px-2 tabular-nums ${look.due_date}`}>{day}</td>
      <td className={`px-2 ${look.status}`}>
        <PaymentStatusMark status={payment.status} />
      </td>
      <td className="pr-2">
        <Actions payment={payment} onMark={onMark} />
      </td>
    </tr>
  );
};

/** Why there is nothing: no payment at all, or none that is looked for. */
const NoPayments = ({ filter }: { readonly filter: PaymentFilter }) => {
  const text = paymentsText.useText();
  if (filter.search !== '' || filter.status !== null) return <p className="p-4 text-soft">{text.none}</p>;
  return (
    <EmptyState drawing={<HandCoins aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
      {text.emptyText}
    </EmptyState>
  );
};

/** The payments as a table, page by page, in every sort order. */
export const PaymentsTable = ({ onOpen, onMark }: Omit<RowProps, 'payment'>) => {
  const text = paymentsText.useText();
  const { filter, page, show } = usePaymentsView();
  const { data, error, refetch, isPlaceholderData } = useQuery(paymentsPageQuery(filter, page));
  const focusedRow = useFocusedRow(data?.data);
  if (!data && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const way = filter.isDescending ? 'descending' : 'ascending';
  const sortOf = (column: Column) => {
    const sort = paymentSorts.find((one) => one === column);
    if (sort === undefined) return undefined;
    // Up, down, and then open ones first again.
    if (sort !== filter.sort) return () => show({ sort, turned: undefined });
    return () => show(filter.isDescending ? { sort: undefined, turned: undefined } : { sort, turned: true });
  };
  return (
    <div className="rounded-md border border-line bg-raised">
      {data.data.length === 0 ? (
        <NoPayments filter={filter} />
      ) : (
        <table aria-label={text.title} className="w-full border-collapse">
          <thead className="text-sm text-soft">
            <tr>
              {columns.map((column) => (
                <SortableHead
                  key={column}
                  label={text.fields[column]}
                  look={look[column]}
                  sorted={filter.sort === column ? way : undefined}
                  onSort={sortOf(column)}
                />
              ))}
              <th scope="col">
                <span className="sr-only">{text.actions}</span>
              </th>
            </tr>
          </thead>
          <tbody {...focusedRow}>
            {data.data.map((payment) => (
              <PaymentRow key={payment.id} payment={payment} onOpen={onOpen} onMark={onMark} />
            ))}
          </tbody>
        </table>
      )}
      <MoneyPages
        page={page}
        count={data.total_count}
        isPrevious={isPlaceholderData}
        onPage={(to) => show({ page: to })}
      />
    </div>
  );
};
