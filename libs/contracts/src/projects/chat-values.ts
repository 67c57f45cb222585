// Without a schema, so that a page may load it that loads none.

/** How long the author of a message may change and delete it. */
export const CHAT_CHANGEABLE_MS = 900_000;
