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

/** Who is in a room, and was lately, for pages that report that they are in it. Nobody, if unknown. */
export const useRoomPresence = (room: string): RoomPresence => {
  const [presence, setPresence] = useState(nobody);
  useEffect(() => {
    const onHere = (people: readonly Present[], seen: readonly LastSeen[]) => setPresence({ people, seen });
    return followRoom(room, { onStale: () => undefined, onClosed: () => setPresence(nobody), onHere });
  }, [room]);
  return presence;
};

/**
 * Who is in a room while this page is, this person included. Nobody, if unknown.
 *
 * @param at the item open on this page; null: the room alone
 */
export const usePresence = (room: string, at: string | null): readonly Present[] => {
  const { people } = useRoomPresence(room);
  const isAway = useIsAway();
  useEffect(() => beHere(room, at, isAway), [room, at, isAway]);
  return people;
};
