import type { Procedures } from '@nivel/client/procedures.generated';
import type { BookEntity } from '@nivel/contracts/finance/book-values';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { siteClient } from '../../../shell/calls/site-client.ts';
import { cricoKey } from '../area/data/crico.queries.ts';

export type AuditEntry = OutputOf<Procedures['get_money_history']>['entries'][number];

/** All cached data of the book start with it: they are deleted with the right to see them. */
export const moneyKey = [...cricoKey, 'money'] as const;

/** Data of a kind of row: read again when one of them changes. */
export const entityKey = (entity: BookEntity) => [...moneyKey, entity] as const;

/** The people who can be in charge of a row. */
export const moneyPeopleQuery = () =>
  queryOptions({
    queryKey: [...moneyKey, 'people'],
    queryFn: async () => siteClient.call('list_money_people', {}),
  });

/** Who did what to a row, newest first, page by page. */
export const moneyHistoryQuery = (entity: BookEntity, id: string) =>
  infiniteQueryOptions({
    queryKey: [...entityKey(entity), 'history', id],
    queryFn: async ({ pageParam }) =>
      siteClient.call('get_money_history', {
        entity_param: entity,
        id_param: id,
        ...(pageParam !== null && { before_param: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ entries, has_more: hasMore }) => (hasMore ? (entries.at(-1)?.id ?? null) : null),
  });
