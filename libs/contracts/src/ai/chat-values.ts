// Without a schema, so that a page may load it that loads none.

/** Code points of one message to the assistant. */
export const LONGEST_CHAT_MESSAGE = 2_000;
/** Cards that one answer names; it says how many there are in all. */
export const MOST_CITED = 10;
/** The maximum of cards that one message may move or assign. */
export const MOST_CHANGED_AT_ONCE = 20;
/** Sentences that one answer suggests to say next. */
export const MOST_SUGGESTIONS = 4;

/** The kinds of understood messages. */
export const chatTopics = [
  'create',
  'project',
  'list',
  'status',
  'overloaded',
  'forecast',
  'move',
  'assign',
  'help',
  'unknown',
] as const;
export type ChatTopic = (typeof chatTopics)[number];
