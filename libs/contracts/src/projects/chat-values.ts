// Without a schema, so that a page may load it that loads none.

/** How long authors may change and delete their messages. */
export const CHAT_CHANGEABLE_MS = 900_000;
