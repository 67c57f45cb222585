import type { Procedures } from '@nivel/client/procedures.generated';
import type { LeadSort, LeadStage } from '@nivel/contracts/finance/values/lead-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { MONEY_PAGE } from '../frame/money-pages.tsx';
import { entityKey } from '../money.queries.ts';

export type Lead = OutputOf<Procedures['get_money_leads']>['data'][number];

/** Which leads are shown. */
export interface LeadFilter {
  readonly search: string;
  readonly stages: readonly LeadStage[];
  readonly assignedTo: string | null;
  readonly isInTrash: boolean;
}

export interface LeadOrder {
  readonly sort: LeadSort;
  readonly isDescending: boolean;
}

const leadsKey = entityKey('lead');

const asked = ({ search, stages, assignedTo, isInTrash }: LeadFilter) => ({
  search,
  stage_filter: [...stages],
  assigned_filter: assignedTo,
  in_trash: isInTrash,
});

/** Rows from one on, as the table and the export read them. */
export const readLeads = async (filter: LeadFilter, order: LeadOrder, offset: number, size = MONEY_PAGE) =>
  siteClient.call('get_money_leads', {
    ...asked(filter),
    sort: order.sort,
    descending: order.isDescending,
    page_size: size,
    page_offset: offset,
  });

/** A page of the table, counted from 1. */
export const leadsPageQuery = (filter: LeadFilter, order: LeadOrder, page: number) =>
  queryOptions({
    queryKey: [...leadsKey, 'page', filter, order, page],
    queryFn: async () => readLeads(filter, order, (page - 1) * MONEY_PAGE),
    placeholderData: keepPreviousData,
  });

const newest: LeadOrder = { sort: 'created_at', isDescending: true };

/** The leads of a stage, newest first, for a column of the board. */
export const stageLeadsQuery = (filter: LeadFilter, stage: LeadStage) =>
  infiniteQueryOptions({
    queryKey: [...leadsKey, 'stage', { ...filter, stages: [stage] }],
    queryFn: async ({ pageParam }) => readLeads({ ...filter, stages: [stage] }, newest, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ data, total_count: count }, _, offset) =>
      data.length > 0 && offset + data.length < count ? offset + data.length : null,
  });

export const leadQuery = (id: string) =>
  queryOptions({
    queryKey: [...leadsKey, 'one', id],
    queryFn: async () => siteClient.call('get_money_lead', { lead_id_param: id }),
  });

export const leadTotalsQuery = () =>
  queryOptions({
    queryKey: [...leadsKey, 'totals'],
    queryFn: async () => siteClient.call('get_money_lead_totals', {}),
  });

/** The contracts that were made from a lead: one at most is not cancelled. */
export const leadContractQuery = (id: string) =>
  queryOptions({
    queryKey: [...entityKey('contract'), 'of-lead', id],
    queryFn: async () => siteClient.call('get_money_contracts', { lead_filter: id }),
  });
