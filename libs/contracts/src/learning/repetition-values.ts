// Without a schema, so that a page may load it that loads none.

/** The most questions a day that a learner may choose for the daily repetition. */
export const MOST_REPETITIONS_PER_DAY = 100;
