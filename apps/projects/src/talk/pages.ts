/** Beyond every number. */
export const BEYOND_NEWEST = 2 ** 31 - 1;

/** Bytes of texts on one page: a message between services holds a megabyte. */
const MOST_BYTES = 400_000;

/**
 * As many items as fit into one answer, and whether there are more.
 * @param all each with the size of the page up to it, and one beyond the limit
 */
export const pageOf = <Row extends { readonly bytes: number }>(
  all: readonly Row[],
  limit: number,
): { readonly rows: Row[]; readonly hasMore: boolean } => {
  const rows = all.filter(({ bytes }, index) => index === 0 || (index < limit && bytes < MOST_BYTES));
  return { rows, hasMore: rows.length < all.length };
};
