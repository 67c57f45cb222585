interface Said {
  readonly authorId: string;
  readonly mentions: readonly string[];
  readonly reactions: readonly { readonly people: readonly string[] }[];
}

/** The people whose names are needed to show the texts. */
export const peopleIn = (said: readonly Said[]): string[] => [
  ...new Set(
    said.flatMap(({ authorId, mentions, reactions }) => [
      authorId,
      ...mentions,
      ...reactions.flatMap(({ people }) => people),
    ]),
  ),
];
