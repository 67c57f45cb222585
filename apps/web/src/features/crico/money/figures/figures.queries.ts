import type { Procedures } from '@nivel/client/procedures.generated';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { moneyKey } from '../money.queries.ts';

export type Figures = OutputOf<Procedures['get_money_analytics']>;
export type ChartSeries = OutputOf<Procedures['get_money_charts']>['currencies'][number];

/** Data from several kinds of rows: read again when one of them changes. */
export const figuresKey = [...moneyKey, 'figures'] as const;

/**
 * The totals of the book, as a person with a role sees them: an administrator's figures are not shown to a person who is none
 * any more.
 */
export const figuresQuery = (role: AccountRole) =>
  queryOptions({
    queryKey: [...figuresKey, 'sums', role],
    queryFn: async () => siteClient.call('get_money_analytics', {}),
  });

/** The data of the charts. */
export const chartsQuery = () =>
  queryOptions({
    queryKey: [...figuresKey, 'charts'],
    queryFn: async () => siteClient.call('get_money_charts', {}),
  });
