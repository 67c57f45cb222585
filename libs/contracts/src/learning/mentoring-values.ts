// Without a schema, so that a page may load it that loads none.

/** Code points of a learner's topic. */
export const LONGEST_TOPIC = 500;

/** Code points of the notes of a session. */
export const LONGEST_NOTES = 10_000;

/** Weeks for which an hour is offered at once, at most. */
export const MOST_WEEKS = 12;
