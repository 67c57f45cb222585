// Without a schema, so that a page may load it that loads none.

/** Code points of a note. */
export const LONGEST_NOTE = 5_000;

/** Code points of what notes are searched for. */
export const LONGEST_NOTE_SEARCH = 200;
