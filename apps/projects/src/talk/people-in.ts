interface Said {
  readonly authorId: string;
  readonly mentions: readonly string[];
  readonly reactions: readonly { readonly people: readonly string[] }[];
}

/** Whose names are needed to show what was said. */
export const peopleIn = (said: readonly Said[]): string[] => [
  ...new Set(
    said.flatMap(({ authorId, mentions, reactions }) => [
      authorId,
      ...mentions,
      ...reactions.flatMap(({ people }) => people),
    ]),
  ),
];
