/** One window that is in a room. */
export interface RoomWindow {
  readonly userId: string;
  /** The open item; null: the room alone. */
  readonly at: string | null;
  /** It is not in front. */
  readonly isAway: boolean;
}

/** A person's presence state: with a window in front, with open windows in the background only, or as they have chosen. */
type PresenceState = 'online' | 'away' | 'busy';

/** A person in a room, with the items open in any of their windows. */
export interface Present {
  readonly user_id: string;
  readonly at: readonly string[];
  readonly state: PresenceState;
  /** When being busy ends; null for people who are not. */
  readonly busy_until: string | null;
}

/** A person who was in a room and has left. */
export interface LastSeen {
  readonly user_id: string;
  readonly at: string;
}

/** The stored form of a window, in milliseconds. */
interface StoredWindow extends RoomWindow {
  readonly busyUntil: number | null;
  readonly until: number;
}

/** More are not shown. */
const MOST_PEOPLE = 100;
/** How many former people of a room are remembered, and for how long. */
export const MOST_REMEMBERED = 150;
export const REMEMBERED_MS = 30 * 86_400_000;
/** The maximum that is sent. */
const MOST_ABSENT = 50;

const asPresent = (windows: readonly StoredWindow[], userId: string, now: number): Present => {
  const busyUntil = Math.max(0, ...windows.map((one) => one.busyUntil ?? 0));
  const isBusy = busyUntil > now;
  const isAway = windows.every((one) => one.isAway);
  return {
    user_id: userId,
    at: [...new Set(windows.flatMap(({ at }) => at ?? []))].sort(),
    state: isBusy ? 'busy' : isAway ? 'away' : 'online',
    busy_until: isBusy ? new Date(busyUntil).toISOString() : null,
  };
};

/** The people in a room, by their windows that have not expired; everybody once. */
export const presentIn = (stored: Readonly<Record<string, string>>, now: number): Present[] => {
  const people = new Map<string, StoredWindow[]>();
  for (const text of Object.values(stored)) {
    const window = JSON.parse(text) as StoredWindow;
    if (window.until >= now) people.set(window.userId, [...(people.get(window.userId) ?? []), window]);
  }
  return [...people]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .slice(0, MOST_PEOPLE)
    .map(([userId, windows]) => asPresent(windows, userId, now));
};

/** The recent people of a room who have left, the latest first. @param seen alternating users and moments, the latest first */
export const absentIn = (seen: readonly string[], present: readonly Present[]): LastSeen[] => {
  const here = new Set(present.map(({ user_id }) => user_id));
  const absent: LastSeen[] = [];
  for (let index = 0; index + 1 < seen.length && absent.length < MOST_ABSENT; index += 2) {
    const [userId = '', moment = '0'] = seen.slice(index, index + 2);
    if (!here.has(userId)) absent.push({ user_id: userId, at: new Date(Number(moment)).toISOString() });
  }
  return absent;
};
