// Without a schema, so that a page may load it that loads none.

/** For so long whoever wrote a message may change it and take it away. */
export const CHAT_CHANGEABLE_MS = 900_000;
