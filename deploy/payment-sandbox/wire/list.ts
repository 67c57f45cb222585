import type { z } from 'zod';
import { id, range, whole } from './params.ts';
import { invalid, missing } from './stripe-error.ts';

export interface ListObject<T> {
  readonly object: 'list';
  readonly data: T[];
  readonly has_more: boolean;
  readonly url: string;
}

/** The parameters every list takes. */
export const pageParams = {
  limit: whole.optional(),
  starting_after: id.optional(),
  ending_before: id.optional(),
  created: range.optional(),
};
export type PageParams = z.output<z.ZodObject<typeof pageParams>>;

const MOST = 100;
const DEFAULT = 10;

export const listOf = <T>(data: T[], url: string, hasMore = false): ListObject<T> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});

/** One page of rows that are given newest first, by the ids at its edge. */
export const pageOf = <T extends { readonly id: string }>(
  rows: readonly T[],
  { limit = DEFAULT, starting_after: after, ending_before: before }: PageParams,
  url: string,
): ListObject<T> => {
  if (limit < 1 || limit > MOST) throw invalid(`limit must be between 1 and ${MOST}`, { param: 'limit' });
  if (after && before) throw invalid('starting_after and ending_before exclude each other', { param: 'ending_before' });
  const edge = after ?? before;
  const at = edge === undefined ? -1 : rows.findIndex((row) => row.id === edge);
  if (edge !== undefined && at < 0) throw missing('object', edge, after ? 'starting_after' : 'ending_before');
  if (before !== undefined) {
    const start = Math.max(0, at - limit);
    return listOf(rows.slice(start, at), url, start > 0);
  }
  return listOf(rows.slice(at + 1, at + 1 + limit), url, rows.length > at + 1 + limit);
};
