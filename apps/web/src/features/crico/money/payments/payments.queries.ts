import type { Procedures } from '@nivel/client/procedures.generated';
import type { PaymentSort, PaymentStatus } from '@nivel/contracts/finance/contract-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { MONEY_PAGE } from '../frame/money-pages.tsx';
import { entityKey } from '../money.queries.ts';

export type Payment = OutputOf<Procedures['get_money_payments']>['data'][number];
export type WholePayment = OutputOf<Procedures['get_money_payment']>;

/** Which payments are shown, in which order. */
export interface PaymentFilter {
  readonly search: string;
  readonly status: PaymentStatus | null;
  readonly sort: PaymentSort;
  readonly isDescending: boolean;
}

const paymentsKey = entityKey('payment');
export const paymentPagesKey = [...paymentsKey, 'page'];
export const paymentMonthsKey = [...paymentsKey, 'month'];

/** Rows from one on, as the table and the export read them. */
export const readPayments = async (filter: PaymentFilter, offset: number, size = MONEY_PAGE) =>
  siteClient.call('get_money_payments', {
    search: filter.search,
    status_filter: filter.status,
    sort: filter.sort,
    descending: filter.isDescending,
    page_size: size,
    page_offset: offset,
  });

/** A page of the table, counted from 1. */
export const paymentsPageQuery = (filter: PaymentFilter, page: number) =>
  queryOptions({
    queryKey: [...paymentPagesKey, filter, page],
    queryFn: async () => readPayments(filter, (page - 1) * MONEY_PAGE),
    placeholderData: keepPreviousData,
  });

/** Payments due from a day to another. */
export const calendarQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: [...paymentMonthsKey, from, to],
    queryFn: async () =>
      siteClient.call('get_upcoming_payments_calendar', { start_date_param: from, end_date_param: to }),
    placeholderData: keepPreviousData,
  });

/** A payment with the parts of it that were received. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...paymentsKey, 'one', id],
    queryFn: async () => siteClient.call('get_money_payment', { payment_id_param: id }),
  });
