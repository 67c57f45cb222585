import type { Live, RoomFollower } from '@nivel/client/live';

interface Wanted {
  readonly room: string;
  readonly follower: RoomFollower;
  end: (() => void) | undefined;
}

const wanted = new Set<Wanted>();
/** What is open here, by the rooms that this page is in. */
const open = new Map<string, string | null>();
let live: Live | null = null;

/** The connection of this page is open, or gone: rooms wait for it. */
export const setLive = (opened: Live | null): void => {
  live = opened;
  wanted.forEach((one) => {
    one.end?.();
    one.end = live?.follow(one.room, one.follower);
  });
  open.forEach((at, room) => live?.here(room, at));
};

/** Tries at once to get the connection back, where there is none. */
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

/** Says that this page is in a room that it follows, and what is open in it. @returns says no more */
export const beHere = (room: string, at: string | null): (() => void) => {
  open.set(room, at);
  live?.here(room, at);
  return () => void open.delete(room);
};
