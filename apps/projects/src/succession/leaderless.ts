import type { LeaderlessPlace, Successor } from '@nivel/contracts/projects/succession';

interface CandidateRow {
  readonly id: string;
  readonly name: string;
  /** Null: there is no successor. */
  readonly userId: string | null;
  readonly fullName: string | null;
}

/** Rows of a place and a candidate each, as places with their candidates. */
export const leaderlessPlaces = (kind: LeaderlessPlace['kind'], rows: readonly CandidateRow[]): LeaderlessPlace[] =>
  [...Map.groupBy(rows, ({ id }) => id)].map(([id, ofPlace]) => ({
    kind,
    id,
    name: ofPlace[0]?.name ?? '',
    candidates: ofPlace.flatMap(({ userId, fullName }) =>
      userId === null ? [] : [{ user_id: userId, full_name: fullName ?? '' }],
    ),
  }));

/** The chosen successor in a place; undefined: none, or a person who cannot succeed. */
export const successorOf = (
  { id, candidates }: LeaderlessPlace,
  successors: readonly Successor[],
): string | undefined => {
  const chosen = successors.find(({ place_id: placeId }) => placeId === id)?.user_id;
  return candidates.some(({ user_id: userId }) => userId === chosen) ? chosen : undefined;
};
