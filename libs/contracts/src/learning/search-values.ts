// Without a schema, so that a page may load it that loads none.

/** Code points of what the curriculum is searched for. */
export const LONGEST_SEARCH = 200;
