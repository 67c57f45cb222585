import type { Live, RoomFollower } from '@nivel/client/live';

interface Wanted {
  readonly room: string;
  readonly follower: RoomFollower;
  end: (() => void) | undefined;
}

const wanted = new Set<Wanted>();
/** The open item, and whether the page is away, by the rooms that this page is in. */
const open = new Map<string, { readonly at: string | null; readonly isAway: boolean }>();
let live: Live | null = null;

/** The connection of this page is open, or gone: rooms wait for it. */
export const setLive = (opened: Live | null): void => {
  live = opened;
  wanted.forEach((one) => {
    one.end?.();
    one.end = live?.follow(one.room, one.follower);
  });
  open.forEach(({ at, isAway }, room) => live?.here(room, at, isAway));
};

/** Tries immediately to get the connection back, where there is none. */
export const retryLive = (): void => live?.retry();

/** Follows a room as soon as there is a connection. @returns ends it */
export const followRoom = (room: string, follower: RoomFollower): (() => void) => {
  const one: Wanted = { room, follower, end: live?.follow(room, follower) };
  wanted.add(one);
  return () => {
    wanted.delete(one);
    one.end?.();
  };
};

/** Reports that this page is in a room that it follows, and which item is open. @returns ends the presence */
export const beHere = (room: string, at: string | null, isAway: boolean): (() => void) => {
  open.set(room, { at, isAway });
  live?.here(room, at, isAway);
  return () => void open.delete(room);
};

/** Says that the user is busy until a moment, or is not. @returns whether it was taken */
export const chooseBusy = async (until: string | null): Promise<boolean> => (await live?.busy(until)) ?? false;
