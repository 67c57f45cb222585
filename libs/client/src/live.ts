/** What happened, as a browser is told: `type` is the fact's name. */
export interface LiveMessage {
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
  readonly traceId: string;
  /** The followed room in which it happened; absent for what concerns the user's own. */
  readonly room?: string;
}

export interface LiveOptions {
  /** Address of the site; empty for the page's own. */
  readonly baseUrl?: string;
  /** A token that is good for a while, or null when nobody is signed in: then the socket rests. */
  readonly token: () => Promise<string | null>;
  /** What happened to the user, and in the rooms that are followed; in order within each. */
  readonly onMessage: (message: LiveMessage) => void;
  /** Messages may have been missed: fetch everything again. Who follows a room is told as well. */
  readonly onResync: () => void;
  /** The server takes this token no more: its session was ended, or its keys changed. */
  readonly onRefused?: (token: string) => void;
  /** Whether live updates flow, and how many tries have failed since they did. */
  readonly onState?: (isLive: boolean, failedTries: number) => void;
  /** Where to go on, after a page reload. */
  readonly since?: number;
}

/** Why a room is closed to somebody: they lost the right to be in it, or the server's code of the refusal. */
export type RoomClosing = 'left' | (string & {});

/** Somebody who is in a room now. */
export interface Present {
  readonly user_id: string;
  /** What is open in any of their windows. */
  readonly at: readonly string[];
  /** With a window in front, with open ones that nobody looks at, or as they have chosen. */
  readonly state: 'online' | 'away' | 'busy';
  /** When being busy ends; null for who is not. */
  readonly busy_until: string | null;
}

/** Somebody who was in a room, and is not any more. */
export interface LastSeen {
  readonly user_id: string;
  readonly at: string;
}

/** What becomes of a room that is followed. */
export interface RoomFollower {
  /** It was just joined, or messages may have been missed: what is shown of it is fetched again. */
  readonly onStale: () => void;
  /** It is not for this user, or no more; it is asked for again only when it is followed anew. */
  readonly onClosed: (why: RoomClosing) => void;
  /** Who is in it now, and who was lately; told to pages that have said that they are. */
  readonly onHere?: (people: readonly Present[], seen: readonly LastSeen[]) => void;
}

/** An open live connection. */
export interface Live {
  /** The last place in the stream that this client has seen; null before the first. */
  readonly seq: number | null;
  /**
   * Joins a room, and again after each reconnect; what happened meanwhile is made up for. Several may follow the same one.
   *
   * @param room `<kind>:<id>`
   * @returns ends it; the room is left with its last follower
   */
  follow(room: string, follower: RoomFollower): () => void;
  /**
   * Says that this page is in a followed room, and what is open in it; said again by itself after each reconnect.
   *
   * @param isAway whether nobody looks at it
   */
  here(room: string, at: string | null, isAway: boolean): void;
  /** Says that the user is busy until a moment, in all rooms and windows, or is not. @returns whether it was taken */
  busy(until: string | null): Promise<boolean>;
  /** Tries at once, where it waits for its next try; not where the server asked for patience. */
  retry(): void;
  close(): void;
}
