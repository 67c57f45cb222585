import type { LiveSocket } from './live-socket.ts';
import type { LastSeen, Live, LiveMessage, LiveOptions, Present, RoomFollower } from './live.ts';
import { livePace, reconnectDelay } from './live-pace.ts';
import { LiveRooms } from './live-rooms.ts';
import { LiveToken } from './live-token.ts';

interface Place {
  readonly seq: number | null;
}
interface Here {
  readonly room: string;
  readonly people: readonly Present[];
  readonly seen?: readonly LastSeen[];
}
interface Farewell {
  readonly code: string;
}
type Renewed = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** An answer that took longer is not waited for. */
const MOST_ANSWER_MS = 10_000;

/** The reasons after which another token helps, and the same one does not. */
const tokenRefusals = new Set(['unauthenticated', 'session_ended']);

/** The reason of a failed handshake: the server's code, or null without an answer. */
const reasonOf = (error: unknown): string | null => {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'
    ? data.code
    : null;
};

/**
 * One live connection: keeps its place in the stream, its token and its rooms, and reconnects at a pace that spares the server.
 */
export class LiveConnection implements Live {
  seq: number | null;
  isReady = false;
  private isClosed = false;
  private refusal: string | null = null;
  private refusals = 0;
  private failedTries = 0;
  private renewedAt = Number.NEGATIVE_INFINITY;
  private reconnection: ReturnType<typeof setTimeout> | undefined;
  private readonly token: LiveToken;
  private readonly rooms = new LiveRooms(this);

  private readonly socket: LiveSocket;
  private readonly options: LiveOptions;

  constructor(socket: LiveSocket, options: LiveOptions) {
    this.socket = socket;
    this.options = options;
    this.seq = options.since ?? null;
    this.token = new LiveToken(options.token, (token) => this.renew(token));
    socket.on('live', (message: LiveMessage) => this.receive(message));
    socket.on('ready', ({ seq }: Place) => this.begin(seq));
    socket.on('beat', ({ seq }: Place) => this.moveTo(seq));
    socket.on('resync', ({ seq }: Place) => {
      this.seq = seq;
      this.rooms.resync(seq);
      options.onResync();
    });
    socket.on('left', ({ room }: { readonly room: string }) => this.rooms.left(room));
    socket.on('here', ({ room, people, seen = [] }: Here) => this.rooms.hear(room, people, seen));
    socket.on('ended', ({ code }: Farewell) => this.noteRefusal(code));
    socket.on('disconnect', () => this.interrupted());
    socket.on('connect_error', (error: unknown) => {
      this.noteRefusal(reasonOf(error));
      this.failedTries += 1;
      options.onState?.(false, this.failedTries);
      this.reconnectLater();
    });
  }

  /** Puts the token into the handshake of each attempt; without one the socket rests until the next try. */
  readonly credentials = (send: (data: object) => void): void => {
    void this.token.fresh().then((token) => {
      if (token === null) this.rest();
      else send({ token, ...(this.seq === null ? {} : { since: this.seq }) });
    });
  };

  follow(room: string, follower: RoomFollower): () => void {
    return this.rooms.follow(room, follower);
  }

  here(room: string, at: string | null, isAway: boolean): void {
    this.rooms.here(room, at, isAway);
  }

  async busy(until: string | null): Promise<boolean> {
    if (!this.isReady) return false;
    return new Promise((resolve) => {
      // A line that breaks meanwhile answers nothing.
      const timer = setTimeout(() => resolve(false), MOST_ANSWER_MS);
      this.socket.emit('busy', { until }, ({ ok }: { readonly ok: boolean }) => {
        clearTimeout(timer);
        resolve(ok);
      });
    });
  }

  /** Says something to the server, for the rooms. */
  emit(event: string, ...words: unknown[]): void {
    this.socket.emit(event, ...words);
  }

  retry(): void {
    if (this.isClosed || this.isReady || this.refusal === 'over_request_rate_limit') return;
    clearTimeout(this.reconnection);
    // A closed connection has no next attempt to wait for.
    this.socket.disconnect();
    this.socket.connect();
  }

  close(): void {
    this.isClosed = true;
    this.token.stop();
    clearTimeout(this.reconnection);
    this.socket.disconnect();
  }

  private begin(seq: number | null): void {
    this.isReady = true;
    this.moveTo(seq);
    [this.refusal, this.refusals] = [null, 0];
    this.failedTries = 0;
    this.rooms.ready();
    this.options.onState?.(true, 0);
  }

  private interrupted(): void {
    this.isReady = false;
    this.rooms.interrupted();
    this.options.onState?.(false, this.failedTries);
    this.reconnectLater();
  }

  private receive(message: LiveMessage): void {
    const isNew =
      message.room === undefined ? message.seq > (this.seq ?? -1) : this.rooms.receive(message.room, message.seq);
    if (!isNew) return;
    // Replayed messages of a room are older than what the connection has seen, so only its own messages advance it.
    if (message.room === undefined) this.seq = message.seq;
    this.options.onMessage(message);
  }

  private moveTo(seq: number | null): void {
    if (seq !== null && seq > (this.seq ?? -1)) this.seq = seq;
    this.rooms.moveTo(seq);
  }

  private noteRefusal(code: string | null): void {
    if (code === null) return;
    this.refusal = code;
    this.refusals += 1;
    if (tokenRefusals.has(code) && this.token.current !== null) this.options.onRefused?.(this.token.current);
  }

  private renew(token: string): void {
    const isTooSoon = Date.now() - this.renewedAt < livePace.renewAtMostEveryMs;
    if (isTooSoon || !this.socket.connected) return;
    this.renewedAt = Date.now();
    this.socket.emit('renew', token, (response?: Renewed) => {
      if (response?.ok === false) this.noteRefusal(response.code);
    });
  }

  private rest(): void {
    this.socket.disconnect();
    this.reconnectLater();
  }

  /** The library reconnects automatically after a broken line, but not after a refusal or a disconnect by the server. */
  private reconnectLater(): void {
    clearTimeout(this.reconnection);
    if (this.isClosed || this.socket.active) return;
    this.reconnection = setTimeout(() => this.socket.connect(), reconnectDelay(this.refusal, this.refusals));
  }
}
