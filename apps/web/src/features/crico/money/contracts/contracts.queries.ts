import type { Procedures } from '@nivel/client/procedures.generated';
import type { ContractSort, ContractStatus, ContractType } from '@nivel/contracts/finance/contract-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { MONEY_PAGE } from '../frame/money-pages.tsx';
import { entityKey } from '../money.queries.ts';

export type Contract = OutputOf<Procedures['get_money_contracts']>['data'][number];

/** Which contracts are shown. */
export interface ContractFilter {
  readonly search: string;
  readonly status: ContractStatus | null;
  readonly type: ContractType | null;
  readonly assignedTo: string | null;
  readonly organizationId: string | null;
  readonly projectId: string | null;
  readonly isInTrash: boolean;
}

export interface ContractOrder {
  readonly sort: ContractSort;
  readonly isDescending: boolean;
}

const contractsKey = entityKey('contract');

/** Rows from one on, as the table and the export read them. */
export const readContracts = async (
  { search, status, type, assignedTo, organizationId, projectId, isInTrash }: ContractFilter,
  order: ContractOrder,
  offset: number,
  size = MONEY_PAGE,
) =>
  siteClient.call('get_money_contracts', {
    search,
    status_filter: status === null ? [] : [status],
    type_filter: type,
    assigned_filter: assignedTo,
    organization_filter: organizationId,
    project_filter: projectId,
    in_trash: isInTrash,
    sort: order.sort,
    descending: order.isDescending,
    page_size: size,
    page_offset: offset,
  });

/** A page of the table, counted from 1. */
export const contractsPageQuery = (filter: ContractFilter, order: ContractOrder, page: number) =>
  queryOptions({
    queryKey: [...contractsKey, 'page', filter, order, page],
    queryFn: async () => readContracts(filter, order, (page - 1) * MONEY_PAGE),
    placeholderData: keepPreviousData,
  });

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: [...contractsKey, 'one', id],
    queryFn: async () => siteClient.call('get_money_contract', { contract_id_param: id }),
  });

/** The payments of a contract by the day they are due, page by page. */
export const contractPaymentsQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: [...entityKey('payment'), 'of-contract', id],
    queryFn: async ({ pageParam }) =>
      siteClient.call('get_money_payments', { contract_filter: id, page_size: MONEY_PAGE, page_offset: pageParam }),
    initialPageParam: 0,
    getNextPageParam: ({ data, total_count: count }, _, offset) =>
      data.length > 0 && offset + data.length < count ? offset + data.length : null,
  });
