/**
 * The queries of a table with sortable columns, in both directions: created once, so that each is prepared and tested.
 * @returns the query for a column and a direction
 */
export const sortedQueries = <Sort extends string, Query>(
  sorts: readonly Sort[],
  queryOf: (sort: Sort, way: 'ASC' | 'DESC') => Query,
) => {
  const made = Object.fromEntries(
    sorts.map((sort) => [sort, { up: queryOf(sort, 'ASC'), down: queryOf(sort, 'DESC') }]),
  ) as Readonly<Record<Sort, { readonly up: Query; readonly down: Query }>>;
  return (sort: Sort, isDescending: boolean): Query => (isDescending ? made[sort].down : made[sort].up);
};

/** Whether all words of a parameter, an array such as `$3`, occur in a column of folded text. */
export const hasAllWords = (column: string, words: string): string =>
  `NOT EXISTS (SELECT 1 FROM unnest(${words}::text[]) AS word WHERE position(word IN ${column}) = 0)`;
