import type { LastSeen, Present } from '@nivel/client/live';
import { useEffect, useState } from 'react';
import { beHere, followRoom } from './room-followers.ts';
import { useIsAway } from './use-is-away.ts';

/** Who is in a room, and who was lately. */
interface RoomPresence {
  readonly people: readonly Present[];
  readonly seen: readonly LastSeen[];
}

const nobody: RoomPresence = { people: [], seen: [] };

/** Who is in a room, and was lately, as pages are told that say that they are in it. Nobody, where it is not known. */
export const useRoomPresence = (room: string): RoomPresence => {
  const [presence, setPresence] = useState(nobody);
  useEffect(() => {
    const onHere = (people: readonly Present[], seen: readonly LastSeen[]) => setPresence({ people, seen });
    return followRoom(room, { onStale: () => undefined, onClosed: () => setPresence(nobody), onHere });
  }, [room]);
  return presence;
};

/**
 * Who is in a room while this page is, whoever is here included. Nobody, where it is not known.
 *
 * @param at what is open on this page; null: the room alone
 */
export const usePresence = (room: string, at: string | null): readonly Present[] => {
  const { people } = useRoomPresence(room);
  const isAway = useIsAway();
  useEffect(() => beHere(room, at, isAway), [room, at, isAway]);
  return people;
};
