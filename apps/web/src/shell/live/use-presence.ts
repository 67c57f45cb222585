import type { LastSeen, Present } from '@nivel/client/live';
import { useEffect, useState } from 'react';
import { beHere, followRoom } from './room-followers.ts';
import { useIsAway } from './use-is-away.ts';

/** The present and recent people of a room. */
interface RoomPresence {
  readonly people: readonly Present[];
  readonly seen: readonly LastSeen[];
}

const nobody: RoomPresence = { people: [], seen: [] };

/** The present and recent people of a room, for pages that report their presence in it. Empty, if unknown. */
export const useRoomPresence = (room: string): RoomPresence => {
  const [presence, setPresence] = useState(nobody);
  useEffect(() => {
    const onHere = (people: readonly Present[], seen: readonly LastSeen[]) => setPresence({ people, seen });
    return followRoom(room, { onStale: () => undefined, onClosed: () => setPresence(nobody), onHere });
  }, [room]);
  return presence;
};

/**
 * The people in a room while this page is, this person included. Empty, if unknown.
 *
 * @param at the item open on this page; null: the room alone
 */
export const usePresence = (room: string, at: string | null): readonly Present[] => {
  const { people } = useRoomPresence(room);
  const isAway = useIsAway();
  useEffect(() => beHere(room, at, isAway), [room, at, isAway]);
  return people;
};
