import type { Server, Socket } from 'socket.io';
import type { Actor } from '@nivel/platform/access-token';
import type { LastSeen, Present } from './present-people.ts';
import type { LiveMessage } from './replay-buffer.ts';

export type LiveAck = { readonly ok: true } | { readonly ok: false; readonly code: string };

interface FromServer {
  live: (message: LiveMessage) => void;
  /** After connecting: everything up to `seq` is in data fetched from now on. */
  ready: (place: { seq: number | null }) => void;
  /** Messages may have been missed: fetch everything again. */
  resync: (place: { seq: number | null }) => void;
  beat: (place: { seq: number | null }) => void;
  /** The right to be in a room has ended, and the socket is out of it. */
  left: (what: { room: string }) => void;
  /** The present and recent people of a room, for sockets that have reported their presence. */
  here: (who: { room: string; people: readonly Present[]; seen: readonly LastSeen[] }) => void;
  /** Sent before a socket is closed permanently. */
  ended: (why: { code: string }) => void;
}
interface FromClient {
  /** A fresh access token of the same user, before the old one runs out. */
  renew: (token: unknown, acknowledge?: (ack: LiveAck) => void) => void;
  /** `{ room: '<kind>:<id>', since?: number }`: shows what happens there, and what happened after a place. */
  join: (wanted: unknown, acknowledge?: (ack: LiveAck) => void) => void;
  /** `{ room, at?: string | null, is_away?: boolean }`: this window is in a room that it has joined, with something open or nothing. */
  here: (said: unknown, acknowledge?: (ack: LiveAck) => void) => void;
  /** `{ until: string | null }`: the user is busy until a moment, in all rooms and windows, or is not. */
  busy: (said: unknown, acknowledge?: (ack: LiveAck) => void) => void;
  /** `{ room }`. */
  leave: (unwanted: unknown, acknowledge?: (ack: LiveAck) => void) => void;
}
interface SocketData {
  actor: Actor;
  /** The token as it came: the services check it again. */
  token: string;
  expiry?: NodeJS.Timeout;
  /** When it last brought a token; on the clock of this process. */
  renewedAt?: number;
}
type Events = Record<string, never>;

export type LiveSocket = Socket<FromClient, FromServer, Events, SocketData>;
export type LiveServer = Server<FromClient, FromServer, Events, SocketData>;
