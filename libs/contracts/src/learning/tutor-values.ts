// Without a schema, so that a page may load it that loads none.

/** Code points of a question to the tutor. */
export const LONGEST_TUTOR_QUESTION = 300;
