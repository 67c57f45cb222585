import { EmptyState } from '@nivel/ui/empty-state';
import { IconButton } from '@nivel/ui/icon-button';
import type { LeadSort } from '@nivel/contracts/finance/values/lead-values';
import { useQuery } from '@tanstack/react-query';
import { Target, Trash2, Undo2 } from 'lucide-react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { RowName } from '../frame/row-name.tsx';
import { MoneyAmount } from '../frame/money-amount.tsx';
import { MoneyPages } from '../frame/money-pages.tsx';
import { SortableHead } from '../frame/sortable-head.tsx';
import { tableDay } from '../frame/table-day.ts';
import { LeadStageChoice } from './lead-stage-choice.tsx';
import { leadsPageQuery, type Lead } from './leads.queries.ts';
import { leadsText } from './leads-text.ts';
import { useLeadDeletion } from './use-lead-changes.ts';
import { useLeadsView } from './use-leads-view.ts';

const columns = ['name', 'stage', 'expected_value', 'assigned_to', 'next_step_on', 'created_at'] as const;
type Column = (typeof columns)[number];

/** On a phone there is room for the first three; a lead that is opened there is deleted and restored. */
const look: Readonly<Record<Column, string>> = {
  name: 'text-left',
  stage: 'w-44 text-left max-sm:w-28',
  expected_value: 'text-right',
  assigned_to: 'text-left max-md:hidden',
  next_step_on: 'text-left max-md:hidden',
  created_at: 'text-left max-lg:hidden',
};

const LeadRow = ({ lead, onOpen }: { readonly lead: Lead; readonly onOpen: (id: string) => void }) => {
  const text = leadsText.useText();
  const { remove, restore } = useLeadDeletion();
  const isDeleted = lead.deleted_at !== null;
  return (
    <tr className="border-t border-line hover:bg-sunken">
      <RowName name={lead.name} onOpen={() => onOpen(lead.id)}>
        {lead.source !== '' && <span className="block text-sm font-normal text-soft">{lead.source}</span>}
      </RowName>
      <td className={`px-2 ${look.stage}`}>{isDeleted ? text.stages[lead.stage] : <LeadStageChoice lead={lead} />}</td>
      <td className={`px-2 ${look.expected_value}`}>
        <MoneyAmount value={lead.expected_value} currency={lead.currency} />
      </td>
      <td className={`px-2 ${look.assigned_to}`}>
        {lead.assigned_to === null ? (
          <span className="text-soft">{text.nobody}</span>
        ) : (
          (lead.assigned_to_name ?? text.goneAssignee)
        )}
      </td>
      <td className={`px-2 ${look.next_step_on}`}>
        {lead.next_step}
        {lead.next_step_on !== null && <span className="block text-sm text-soft">{tableDay(lead.next_step_on)}</span>}
      </td>
      <td className={`px-2 text-soft tabular-nums ${look.created_at}`}>{tableDay(lead.created_at)}</td>
      <td className="pr-2 text-right max-sm:hidden">
        {isDeleted ? (
          <IconButton label={text.restoreName(lead.name)} onClick={() => restore.mutate(lead)}>
            <Undo2 aria-hidden="true" size={16} />
          </IconButton>
        ) : (
          <IconButton label={text.removeName(lead.name)} onClick={() => remove.mutate(lead)}>
            <Trash2 aria-hidden="true" size={16} />
          </IconButton>
        )}
      </td>
    </tr>
  );
};

/** Why the list is empty: no lead at all, none in the trash, or none that matches the search. */
const NoLeads = () => {
  const text = leadsText.useText();
  const { filter } = useLeadsView();
  const isFiltered = filter.search !== '' || filter.stages.length > 0 || filter.assignedTo !== null;
  if (filter.isInTrash || isFiltered)
    return <p className="p-4 text-soft">{isFiltered ? text.none : text.trashEmpty}</p>;
  return (
    <EmptyState drawing={<Target aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
      {text.emptyText}
    </EmptyState>
  );
};

/** The leads as a table, page by page, in every sort order. */
export const LeadsTable = () => {
  const text = leadsText.useText();
  const { filter, order, page, open, show } = useLeadsView();
  const { data, error, refetch, isPlaceholderData } = useQuery(leadsPageQuery(filter, order, page));
  if (!data && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  const way = order.isDescending ? 'descending' : 'ascending';
  const onSort = (sort: LeadSort) => {
    const isSame = sort === order.sort;
    show({ sort, turned: isSame ? order.isDescending || undefined : undefined });
  };
  return (
    <div className="rounded-md border border-line bg-raised">
      {data.data.length === 0 ? (
        <NoLeads />
      ) : (
        <table aria-label={text.title} className="w-full border-collapse">
          <thead className="text-sm text-soft">
            <tr>
              {columns.map((column) => (
                <SortableHead
                  key={column}
                  label={text.fields[column]}
                  look={look[column]}
                  sorted={order.sort === column ? way : undefined}
                  onSort={column === 'assigned_to' ? undefined : () => onSort(column)}
                />
              ))}
              <th scope="col" className="max-sm:hidden">
                <span className="sr-only">{text.remove}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {data.data.map((lead) => (
              <LeadRow key={lead.id} lead={lead} onOpen={open} />
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
