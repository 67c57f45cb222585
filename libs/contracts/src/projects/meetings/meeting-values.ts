// Without a schema, so that a page may load it that loads none.

/** Minutes that a meeting lasts, at least and at most. */
export const [SHORTEST_MEETING, LONGEST_MEETING] = [5, 1_440];
/** People who can be invited to one meeting. */
export const MOST_INVITED = 100;
export const LONGEST_MEETING_TITLE = 200;
export const LONGEST_MEETING_PLACE = 500;
