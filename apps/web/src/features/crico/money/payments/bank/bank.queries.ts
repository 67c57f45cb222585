import type { Procedures } from '@nivel/client/procedures.generated';
import { bankLimits, type BankLineState } from '@nivel/contracts/finance/bank-statement-values';
import type { Currency } from '@nivel/contracts/finance/money';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../../../shell/calls/site-client.ts';
import { MONEY_PAGE } from '../../frame/money-pages.tsx';
import { entityKey } from '../../money.queries.ts';
import type { Payment } from '../payments.queries.ts';

export type BankStatements = OutputOf<Procedures['get_money_bank_statements']>;
export type BankStatement = BankStatements['data'][number];
export type WholeBankStatement = OutputOf<Procedures['get_money_bank_statement']>;
export type BankLine = WholeBankStatement['lines'][number];

/** Read again with the payments: the open amounts of these decide the proposals. */
const bankKey = [...entityKey('payment'), 'bank'];
const FOUND = 20;

/** A page of imported statements, counted from 1. */
export const bankStatementsQuery = (page: number) =>
  queryOptions({
    queryKey: [...bankKey, 'page', page],
    queryFn: async () =>
      siteClient.call('get_money_bank_statements', { page_size: MONEY_PAGE, page_offset: (page - 1) * MONEY_PAGE }),
    placeholderData: keepPreviousData,
  });

/** A statement with a page of its lines, counted from 1. */
export const bankStatementQuery = (id: string, state: BankLineState, page: number) =>
  queryOptions({
    queryKey: [...bankKey, 'one', id, state, page],
    queryFn: async () =>
      siteClient.call('get_money_bank_statement', {
        ...{ statement_id_param: id, state_filter: state, page_offset: (page - 1) * bankLimits.page },
      }),
    placeholderData: (previous, query) => (query?.queryKey.includes(id) === true ? previous : undefined),
  });

/** Open payments of a currency by words of their client or contract. */
export const foundPaymentsQuery = (words: string, currency: Currency) =>
  queryOptions({
    queryKey: [...bankKey, 'found', words, currency],
    queryFn: async (): Promise<readonly Payment[]> => {
      const pages = await Promise.all(
        (['overdue', 'pending'] as const).map(async (status) =>
          siteClient.call('get_money_payments', { search: words, status_filter: status, page_size: FOUND }),
        ),
      );
      return pages.flatMap(({ data }) => data).filter((payment) => payment.currency === currency);
    },
    enabled: words !== '',
  });
