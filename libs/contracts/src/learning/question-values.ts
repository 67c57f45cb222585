// Without a schema, so that a page may load it that loads none.

/** Code points of a question, and of an answer. */
export const LONGEST_QUESTION = 10_000;

/** Code points of the words beside a rating. */
export const LONGEST_RATING = 500;
