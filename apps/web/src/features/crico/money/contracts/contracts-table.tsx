import { contractSorts, type ContractSort } from '@nivel/contracts/finance/contract-values';
import { EmptyState } from '@nivel/ui/empty-state';
import { IconButton } from '@nivel/ui/icon-button';
import { useQuery } from '@tanstack/react-query';
import { Handshake, Trash2, Undo2 } from 'lucide-react';
import { LoadFailure, LoadingRows } from '../../area/list-states.tsx';
import { RowName } from '../frame/row-name.tsx';
import { MoneyAmount } from '../frame/money-amount.tsx';
import { MoneyPages } from '../frame/money-pages.tsx';
import { SortableHead } from '../frame/sortable-head.tsx';
import { tableDay } from '../frame/table-day.ts';
import { paidInWords, statusInWords } from './contract-words.ts';
import { contractsPageQuery, type Contract } from './contracts.queries.ts';
import { contractsText } from './contracts-text.ts';
import { useContractDeletion } from './use-contract-changes.ts';
import { useContractsView } from './use-contracts-view.ts';

const columns = [
  ...(['client_name', 'status', 'total_value', 'start_date', 'end_date', 'assigned_to', 'created_at'] as const),
];
type Column = (typeof columns)[number];

/** On a phone there is room for the first three; a contract that is opened there is deleted and restored. */
const look: Readonly<Record<Column, string>> = {
  client_name: 'text-left',
  status: 'text-left',
  total_value: 'text-right',
  start_date: 'text-left max-md:hidden',
  end_date: 'text-left max-md:hidden',
  assigned_to: 'text-left max-lg:hidden',
  created_at: 'text-left max-lg:hidden',
};

const sortOf = (column: Column): ContractSort | undefined => contractSorts.find((sort) => sort === column);

const Actions = ({ contract }: { readonly contract: Contract }) => {
  const text = contractsText.useText();
  const { remove, restore } = useContractDeletion();
  return contract.deleted_at === null ? (
    <IconButton label={text.removeName(contract.contract_title)} onClick={() => remove.mutate(contract)}>
      <Trash2 aria-hidden="true" size={16} />
    </IconButton>
  ) : (
    <IconButton label={text.restoreName(contract.contract_title)} onClick={() => restore.mutate(contract)}>
      <Undo2 aria-hidden="true" size={16} />
    </IconButton>
  );
};

const ContractTableRow = ({
  contract,
  onOpen,
}: {
  readonly contract: Contract;
  readonly onOpen: (id: string) => void;
}) => {
  const text = contractsText.useText();
  const isYearly = contract.contract_type === 'recurring' && contract.end_date === null;
  return (
    <tr className="border-t border-line hover:bg-sunken">
      <RowName name={contract.client_name} onOpen={() => onOpen(contract.id)}>
        <span className="block text-sm font-normal text-soft wrap-anywhere">{contract.contract_title}</span>
      </RowName>
      <td className={`px-2 ${look.status}`}>{statusInWords(contract, text)}</td>
      <td className={`px-2 ${look.total_value}`}>
        <MoneyAmount value={contract.total_value} currency={contract.currency} />
        <span className="block text-sm text-soft">
          {paidInWords(contract, text)}
          {isYearly && `, ${text.ofYear}`}
        </span>
      </td>
      <td className={`px-2 tabular-nums ${look.start_date}`}>{tableDay(contract.start_date)}</td>
      <td className={`px-2 tabular-nums ${look.end_date}`}>
        {contract.end_date !== null && tableDay(contract.end_date)}
        {isYearly && <span className="text-soft">{text.openEnded}</span>}
      </td>
      <td className={`px-2 ${look.assigned_to}`}>
        {contract.assigned_to === null ? (
          <span className="text-soft">{text.nobody}</span>
        ) : (
          (contract.assigned_to_name ?? text.goneAssignee)
        )}
      </td>
      <td className={`px-2 text-soft tabular-nums ${look.created_at}`}>{tableDay(contract.created_at)}</td>
      <td className="pr-2 text-right max-sm:hidden">
        <Actions contract={contract} />
      </td>
    </tr>
  );
};

/** Why the list is empty: no contract at all, none in the trash, or none that matches the search. */
const NoContracts = () => {
  const text = contractsText.useText();
  const { isInTrash, search, ...filter } = useContractsView().filter;
  const isFiltered = search !== '' || Object.values(filter).some((value) => value !== null);
  if (isInTrash || isFiltered) return <p className="p-4 text-soft">{isFiltered ? text.none : text.trashEmpty}</p>;
  return (
    <EmptyState drawing={<Handshake aria-hidden="true" size={40} className="text-soft" />} title={text.empty}>
      {text.emptyText}
    </EmptyState>
  );
};

const Rows = ({ contracts }: { readonly contracts: readonly Contract[] }) => {
  const text = contractsText.useText();
  const { order, open, show } = useContractsView();
  const way = order.isDescending ? 'descending' : 'ascending';
  const onSort = (sort: ContractSort) =>
    show({ sort, turned: sort === order.sort ? order.isDescending || undefined : undefined });
  return (
    <table aria-label={text.title} className="w-full border-collapse">
      <thead className="text-sm text-soft">
        <tr>
          {columns.map((column) => {
            const sort = sortOf(column);
            return (
              <SortableHead
                key={column}
                label={text.fields[column]}
                look={look[column]}
                sorted={order.sort === column ? way : undefined}
                onSort={sort && (() => onSort(sort))}
              />
            );
          })}
          <th scope="col" className="max-sm:hidden">
            <span className="sr-only">{text.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {contracts.map((contract) => (
          <ContractTableRow key={contract.id} contract={contract} onOpen={open} />
        ))}
      </tbody>
    </table>
  );
};

/** The contracts as a table, page by page, in every sort order. */
export const ContractsTable = () => {
  const text = contractsText.useText();
  const { filter, order, page, show } = useContractsView();
  const { data, error, refetch, isPlaceholderData } = useQuery(contractsPageQuery(filter, order, page));
  if (!data && error) return <LoadFailure title={text.loadFailed} error={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows />;
  return (
    <div className="rounded-md border border-line bg-raised">
      {data.data.length === 0 ? <NoContracts /> : <Rows contracts={data.data} />}
      <MoneyPages
        page={page}
        count={data.total_count}
        isPrevious={isPlaceholderData}
        onPage={(to) => show({ page: to })}
      />
    </div>
  );
};
