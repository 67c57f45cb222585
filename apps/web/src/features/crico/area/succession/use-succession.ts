import { ClientError } from '@nivel/client/client-error';
import type { LeaderlessPlace, SuccessionNeeded, Successor } from '@nivel/contracts/projects/succession';
import { useState } from 'react';

const isSuccession = (details: unknown): details is SuccessionNeeded =>
  typeof details === 'object' && details !== null && 'places' in details && Array.isArray(details.places);

/** The places that a leaving person leads alone, if a removal was refused for that. */
const placesIn = (error: unknown): readonly LeaderlessPlace[] =>
  error instanceof ClientError && isSuccession(error.details) ? error.details.places : [];

/** Whether a removal was refused because no successor was named: that is a question, and no failure. */
export const isSuccessionNeeded = (error: unknown): boolean => placesIn(error).length > 0;

export interface Succession {
  readonly places: readonly LeaderlessPlace[];
  /** The chosen successor for each place, from the possible ones in the last refusal. */
  readonly chosen: Readonly<Record<string, string>>;
  /** The successors in the removal. */
  readonly successors: Successor[];
  /** Whether a place has no successor yet. */
  readonly isMissing: boolean;
  /** Whether each place has a possible successor: otherwise something has to be done elsewhere first. */
  readonly isPossible: boolean;
  readonly choose: (placeId: string, userId: string) => void;
  /** Takes the places of a refusal, if it was about missing successors. */
  readonly learn: (error: unknown) => void;
}

/** The successors for a person who is removed: requested only if the service requires one. */
export const useSuccession = (): Succession => {
  const [places, setPlaces] = useState<readonly LeaderlessPlace[]>([]);
  const [wanted, setWanted] = useState<Readonly<Record<string, string>>>({});
  const chosen = Object.fromEntries(
    places.flatMap(({ id, candidates }) => {
      const successor = candidates.find(({ user_id: userId }) => userId === wanted[id]);
      return successor ? [[id, successor.user_id] as const] : [];
    }),
  );
  return {
    places,
    chosen,
    successors: Object.entries(chosen).map(([placeId, userId]) => ({ place_id: placeId, user_id: userId })),
    isMissing: places.some(({ id }) => chosen[id] === undefined),
    isPossible: places.every(({ candidates }) => candidates.length > 0),
    choose: (placeId, userId) => setWanted({ ...wanted, [placeId]: userId }),
    learn: (error) => {
      const found = placesIn(error);
      if (found.length > 0) setPlaces(found);
    },
  };
};
