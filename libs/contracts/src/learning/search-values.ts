// Without a schema, so that a page may load it that loads none.

/** Code points of a search text. */
export const LONGEST_SEARCH = 200;
