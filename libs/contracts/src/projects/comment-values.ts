// Without a schema, so that a page may load it that loads none.

/** Code points of a comment. */
export const LONGEST_COMMENT = 10_000;

/** The reactions to a comment, by name. */
export const reactions = ['thumbs-up', 'heart', 'laugh', 'party', 'eyes', 'done'] as const;
export type Reaction = (typeof reactions)[number];

/** A mentioned person, in the text of a comment: their id, shown by the name that they have now. */
export const MENTION = /@\[([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\]/g;

/** A mention as written in a text. */
export const mentionOf = (userId: string): string => `@[${userId}]`;

/** The people mentioned in a text, each once. */
export const mentionedIn = (text: string): string[] => [
  ...new Set([...text.matchAll(MENTION)].flatMap(([, id]) => id ?? [])),
];

/** A text with something else in the place of its mentions. */
export const withMentions = (text: string, shown: (userId: string) => string): string =>
  text.replaceAll(MENTION, (_, id: string) => shown(id));
