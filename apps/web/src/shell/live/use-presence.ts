import type { Present } from '@nivel/client/live';
import { useEffect, useState } from 'react';
import { beHere, followRoom } from './room-followers.ts';

const nobody: readonly Present[] = [];

/**
 * Who is in a room while this page is, whoever is here included. Nobody, where it is not known.
 *
 * @param at what is open on this page; null: the room alone
 */
export const usePresence = (room: string, at: string | null): readonly Present[] => {
  const [people, setPeople] = useState(nobody);
  useEffect(
    () => followRoom(room, { onStale: () => undefined, onClosed: () => setPeople(nobody), onHere: setPeople }),
    [room],
  );
  useEffect(() => beHere(room, at), [room, at]);
  return people;
};
