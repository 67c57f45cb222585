import type { Procedures } from '@nivel/client/procedures.generated';
import type { EquityStatus } from '@nivel/contracts/finance/equity-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { MONEY_PAGE } from '../frame/money-pages.tsx';
import { entityKey } from '../money.queries.ts';

export type Equity = OutputOf<Procedures['get_money_employee_equity']>['data'][number];
export type EquityChoices = OutputOf<Procedures['list_money_equity_choices']>;

const equityKey = entityKey('equity');

/** Rows from one on, as the table and the export read them. */
export const readEquity = async (status: EquityStatus | null, offset: number, size = MONEY_PAGE) =>
  siteClient.call('get_money_employee_equity', {
    status_filter: status === null ? [] : [status],
    page_size: size,
    page_offset: offset,
  });

/** A page of all assignments, counted from 1. */
export const equityPageQuery = (status: EquityStatus | null, page: number) =>
  queryOptions({
    queryKey: [...equityKey, 'page', status, page],
    queryFn: async () => readEquity(status, (page - 1) * MONEY_PAGE),
    placeholderData: keepPreviousData,
  });

/** A single assignment; null: it is not there. */
export const equityQuery = (id: string) =>
  queryOptions({
    queryKey: [...equityKey, 'one', id],
    queryFn: async () => {
      const { data } = await siteClient.call('get_money_employee_equity', { assignment_id_filter: id });
      return data[0] ?? null;
    },
  });

/** The assignments of the person here. */
export const ownEquityQuery = (userId: string, page: number) =>
  queryOptions({
    queryKey: [...equityKey, 'own', userId, page],
    queryFn: async () =>
      siteClient.call('get_money_employee_equity', {
        employee_id_filter: userId,
        page_size: MONEY_PAGE,
        page_offset: (page - 1) * MONEY_PAGE,
      }),
    placeholderData: keepPreviousData,
  });

/** The possible holders and projects. */
export const equityChoicesQuery = () =>
  queryOptions({
    queryKey: [...equityKey, 'choices'],
    queryFn: async () => siteClient.call('list_money_equity_choices', {}),
  });

/** The history of an assignment, for its holder. */
export const ownEquityHistoryQuery = (id: string) =>
  queryOptions({
    queryKey: [...equityKey, 'own-history', id],
    queryFn: async () => siteClient.call('get_money_equity_history', { assignment_id_param: id }),
  });
