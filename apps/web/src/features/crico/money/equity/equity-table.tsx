import { EmptyState } from '@nivel/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { ChartPie } from 'lucide-react';
import { formatDay } from '../../../../shell/days/days.ts';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { RowName } from '../frame/row-name.tsx';
import { MoneyPages } from '../frame/money-pages.tsx';
import { EquityEstimate } from './equity-estimate.tsx';
import { formatPercent } from './equity-format.ts';
import { equityPageQuery, type Equity } from './equity.queries.ts';
import { equityText } from './equity-text.ts';
import { useEquityView } from './use-equity-view.ts';

const columns = [
  ...(['employee', 'project', 'assigned_equity_percent', 'vested_percent'] as const),
  ...(['estimated_earnings', 'payout_schedule', 'assigned_at', 'status'] as const),
];
type Column = (typeof columns)[number];

/** On a phone there is room for three: the project is below the person. */
const look: Readonly<Record<Column, string>> = {
  employee: 'text-left',
  project: 'text-left max-md:hidden',
  assigned_equity_percent: 'text-right tabular-nums',
  vested_percent: 'text-right tabular-nums max-sm:hidden',
  estimated_earnings: 'text-right max-lg:hidden',
  payout_schedule: 'text-left max-lg:hidden',
  assigned_at: 'text-left tabular-nums max-md:hidden',
  status: 'text-left',
};

const EquityTableRow = ({ one, onOpen }: { readonly one: Equity; readonly onOpen: (id: string) => void }) => {
  const text = equityText.useText();
  const cell = (column: Column) => `px-2 py-1.5 ${look[column]}`;
  return (
    <tr className="border-t border-line hover:bg-sunken">
      <RowName name={one.employee_name ?? text.nobody} onOpen={() => onOpen(one.id)}>
        <span className="block text-sm font-normal text-soft md:hidden">{one.project_name}</span>
        <span className="block text-sm font-normal wrap-anywhere text-soft max-md:hidden">{one.employee_email}</span>
      </RowName>
      <td className={`${cell('project')} wrap-anywhere`}>{one.project_name}</td>
      <td className={cell('assigned_equity_percent')}>{formatPercent(one.assigned_equity_percent)}</td>
      <td className={cell('vested_percent')}>{formatPercent(one.vested_percent)}</td>
      <td className={cell('estimated_earnings')}>
        <EquityEstimate one={one} />
      </td>
      <td className={cell('payout_schedule')}>{text.payouts[one.payout_schedule]}</td>
      <td className={cell('assigned_at')}>{formatDay(one.assigned_at, { dateStyle: 'medium' })}</td>
      <td className={cell('status')}>{text.statuses[one.status]}</td>
    </tr>
  );
};

const NoEquity = ({ isFiltered }: { readonly isFiltered: boolean }) => {
  const text = equityText.useText();
  if (isFiltered) return <p className="p-4 text-soft">{text.none}</p>;
  return (
    <EmptyState drawing={<ChartPie aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
      {text.emptyText}
    </EmptyState>
  );
};

/** All assignments as a table, page by page, newest first. */
export const EquityTable = () => {
  const text = equityText.useText();
  const { status, page, open, show } = useEquityView();
  const { data, error, refetch, isPlaceholderData } = useQuery(equityPageQuery(status, page));
  if (!data && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <div className="rounded-md border border-line bg-raised">
      {data.data.length === 0 ? (
        <NoEquity isFiltered={status !== null} />
      ) : (
        <table aria-label={text.title} className="w-full border-collapse">
          <thead className="text-sm text-soft">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" className={`px-2 py-2 first:pl-4 ${look[column]}`}>
                  {text.fields[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.data.map((one) => (
              <EquityTableRow key={one.id} one={one} onOpen={open} />
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
