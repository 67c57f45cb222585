import { paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { useMutation } from '@tanstack/react-query';
import { CalendarDays, Download, Table2 } from 'lucide-react';
import { notify } from '../../../../shell/toasts/toaster.ts';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { downloadCsv } from '../../area/csv.ts';
import { PausedSearch } from '../frame/paused-search.tsx';
import { allPayments, paymentCells } from './payments-csv.ts';
import { paymentsText } from './payments-text.ts';
import { usePaymentError } from './use-payment-error.ts';
import { usePaymentsView } from './use-payments-view.ts';

const ALL = 'all';

/** On a phone the drawing stands for the word. */
const wordLook = 'max-sm:sr-only';

const ExportButton = () => {
  const text = paymentsText.useText();
  const inWords = usePaymentError();
  const { filter } = usePaymentsView();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => allPayments(filter),
    onSuccess: (payments) => downloadCsv(text.fileName, paymentCells(payments, text)),
    onError: (error) => notify({ type: 'error', title: text.exportFailed, message: inWords(error) }),
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      loading={isPending}
      icon={<Download aria-hidden="true" size={15} />}
      onClick={() => mutate()}
    >
      <span className={wordLook}>{text.exportCsv}</span>
    </Button>
  );
};

const views = [
  { name: 'table', Icon: Table2 },
  { name: 'calendar', Icon: CalendarDays },
] as const;

/** What is shown of the payments, and how; the calendar shows a month whole. */
export const PaymentsToolbar = () => {
  const text = paymentsText.useText();
  const { filter, view, show } = usePaymentsView();
  const statuses = paymentStatuses.map((one) => [one, text.statuses[one]] as const);
  const isTable = view === 'table';
  return (
    <div className="flex flex-wrap items-center gap-2">
      {isTable && (
        <div className="grow basis-40 max-sm:basis-full">
          <PausedSearch label={text.search} value={filter.search} onSearch={(q) => show({ q })} />
        </div>
      )}
      {isTable && (
        <CompactChoice
          label={text.fields.status}
          value={filter.status ?? ALL}
          groups={[{ items: [[ALL, text.allStatuses], ...statuses] }]}
          onChoose={(value) => show({ status: value === ALL ? undefined : value })}
        />
      )}
      <div role="group" aria-label={text.view} className="flex gap-1">
        {views.map(({ name, Icon }) => (
          <Button
            key={name}
            size="sm"
            variant={view === name ? 'secondary' : 'ghost'}
            aria-pressed={view === name}
            icon={<Icon aria-hidden="true" size={15} />}
            onClick={() => show({ view: name === 'table' ? undefined : name })}
          >
            <span className={wordLook}>{text.views[name]}</span>
          </Button>
        ))}
      </div>
      {isTable && <ExportButton />}
    </div>
  );
};
