import { paymentStatuses } from '@nivel/contracts/finance/contract-values';
import { Button } from '@nivel/ui/button';
import { CalendarDays, FileUp, Table2 } from 'lucide-react';
import { CompactChoice } from '../../area/compact-choice.tsx';
import { ExportCsvButton } from '../frame/export-csv-button.tsx';
import { PausedSearch } from '../frame/paused-search.tsx';
import { ViewChoice } from '../frame/view-choice.tsx';
import { moneyText } from '../money-text.ts';
import { allPayments, paymentCells } from './payments-csv.ts';
import { paymentsText } from './payments-text.ts';
import { usePaymentError } from './use-payment-error.ts';
import { BANK_LIST, usePaymentsView } from './use-payments-view.ts';

const ALL = 'all';

const views = [
  { name: 'table', Icon: Table2 },
  { name: 'calendar', Icon: CalendarDays },
] as const;

/** The filter and display of the payments; the calendar shows a month whole. */
export const PaymentsToolbar = () => {
  const text = paymentsText.useText();
  const inWords = usePaymentError();
  const { filter, view, show, openBank } = usePaymentsView();
  const shared = moneyText.useText();
  const statuses = paymentStatuses.map((one) => [one, shared.paymentStatuses[one]] as const);
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
      <ViewChoice
        label={text.view}
        views={views}
        names={text.views}
        shown={view}
        onChoose={(name) => show({ view: name === 'table' ? undefined : name })}
      />
      <Button
        size="sm"
        variant="ghost"
        icon={<FileUp aria-hidden="true" size={15} />}
        onClick={() => openBank(BANK_LIST)}
      >
        <span className="max-sm:sr-only">{text.importBank}</span>
      </Button>
      {isTable && (
        <ExportCsvButton
          text={text}
          read={async () => paymentCells(await allPayments(filter), text, shared)}
          inWords={inWords}
        />
      )}
    </div>
  );
};
