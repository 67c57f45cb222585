/** An event for a browser: `type` is the fact's name. */
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
  /** A token that is valid for a while, or null when nobody is signed in: then the socket stays closed. */
  readonly token: () => Promise<string | null>;
  /** Events of the user and of the followed rooms; in order within each. */
  readonly onMessage: (message: LiveMessage) => void;
  /** Messages may have been missed: fetch everything again. Followers of a room receive it as well. */
  readonly onResync: () => void;
  /** The server no longer accepts this token: its session was ended, or its keys changed. */
  readonly onRefused?: (token: string) => void;
  /** Whether live updates flow, and how many tries have failed since they did. */
  readonly onState?: (isLive: boolean, failedTries: number) => void;
  /** The position to continue from, after a page reload. */
  readonly since?: number;
}

/** Why a room is closed to a user: they lost the right to be in it, or the server's code of the refusal. */
export type RoomClosing = 'left' | (string & {});

/** A person who is in a room now. */
export interface Present {
  readonly user_id: string;
  /** The items open in any of their windows. */
  readonly at: readonly string[];
  /** `online`: a window is in front; `away`: windows are open only in the background; `busy`: as they have chosen. */
  readonly state: 'online' | 'away' | 'busy';
  /** When being busy ends; null for people who are not. */
  readonly busy_until: string | null;
}

/** A person who was in a room and has left. */
export interface LastSeen {
  readonly user_id: string;
  readonly at: string;
}

/** The state changes of a followed room. */
export interface RoomFollower {
  /** It was just joined, or messages may have been missed: its data is fetched again. */
  readonly onStale: () => void;
  /** The room is not (or no longer) for this user; only a new follower makes it join again. */
  readonly onClosed: (why: RoomClosing) => void;
  /** The present and recent people; sent to pages that have reported that they are present. */
  readonly onHere?: (people: readonly Present[], seen: readonly LastSeen[]) => void;
}

/** An open live connection. */
export interface Live {
  /** The last place in the stream that this client has seen; null before the first. */
  readonly seq: number | null;
  /**
   * Joins a room, again after each reconnect; missed changes are fetched. Several followers may share a room.
   *
   * @param room `<kind>:<id>`
   * @returns stops following; the last follower leaves the room
   */
  follow(room: string, follower: RoomFollower): () => void;
  /**
   * Reports that this page is in a followed room, and which item is open; repeated automatically after each reconnect.
   *
   * @param isAway whether nobody looks at the page
   */
  here(room: string, at: string | null, isAway: boolean): void;
  /** Says that the user is busy until a moment, in all rooms and windows, or is not. @returns whether it was taken */
  busy(until: string | null): Promise<boolean>;
  /** Tries immediately, where it waits for its next try; not if the server asked for a pause. */
  retry(): void;
  close(): void;
}
