import type { Socket } from 'socket.io-client';
import type { Live, LiveMessage, LiveOptions } from './live.ts';
import { reconnectDelay, RENEW_AT_MOST_EVERY_MS } from './live-pace.ts';

interface Place {
  readonly seq: number | null;
}

interface Farewell {
  readonly code: string;
}

type Renewed = { readonly ok: true } | { readonly ok: false; readonly code: string };

/** What the connection needs of a socket of the library. */
export type LiveSocket = Pick<Socket, 'on' | 'emit' | 'connect' | 'disconnect' | 'connected' | 'active'>;

const RENEW_BEFORE_MS = 45_000;
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** The reasons after which another token helps, and the same one does not. */
const tokenRefusals = new Set(['unauthenticated', 'session_ended']);

/** The moment a token runs out, in ms since the epoch; null when it does not say. */
const expiryOf = (token: string): number | null => {
  try {
    const payload = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims = JSON.parse(atob(payload)) as { exp?: unknown };
    return typeof claims.exp === 'number' ? claims.exp * 1_000 : null;
  } catch {
    return null;
  }
};

/** The reason of a failed handshake: the server's code, or null when nobody answered. */
const reasonOf = (error: unknown): string | null => {
  const data: unknown = error instanceof Error && 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'code' in data && typeof data.code === 'string'
    ? data.code
    : null;
};

/** One live connection: keeps its place in the stream and its token fresh, and comes back, at a pace that nobody minds. */
export class LiveConnection implements Live {
  seq: number | null;
  private isClosed = false;
  private token: string | null = null;
  private refusal: string | null = null;
  private refusals = 0;
  private renewedAt = Number.NEGATIVE_INFINITY;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  private reconnection: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: LiveSocket,
    private readonly options: LiveOptions,
  ) {
    this.seq = options.since ?? null;
    socket.on('live', (message: LiveMessage) => this.receive(message));
    socket.on('ready', ({ seq }: Place) => {
      this.moveTo(seq);
      [this.refusal, this.refusals] = [null, 0];
      options.onState?.(true);
    });
    socket.on('beat', ({ seq }: Place) => this.moveTo(seq));
    socket.on('resync', ({ seq }: Place) => {
      this.seq = seq;
      options.onResync();
    });
    socket.on('ended', ({ code }: Farewell) => this.noteRefusal(code));
    socket.on('disconnect', () => {
      options.onState?.(false);
      this.reconnectLater();
    });
    socket.on('connect_error', (error: unknown) => {
      this.noteRefusal(reasonOf(error));
      this.reconnectLater();
    });
  }

  /** Puts the token into the handshake of each attempt; without one the socket rests until the next try. */
  readonly credentials = (send: (data: object) => void): void => {
    void this.freshToken().then((token) => {
      if (token === null) this.rest();
      else send({ token, ...(this.seq === null ? {} : { since: this.seq }) });
    });
  };

  close(): void {
    this.isClosed = true;
    clearTimeout(this.renewal);
    clearTimeout(this.reconnection);
    this.socket.disconnect();
  }

  private receive(message: LiveMessage): void {
    if (this.seq !== null && message.seq <= this.seq) return;
    this.seq = message.seq;
    this.options.onMessage(message);
  }

  private moveTo(seq: number | null): void {
    if (seq !== null && seq > (this.seq ?? -1)) this.seq = seq;
  }

  private noteRefusal(code: string | null): void {
    if (code === null) return;
    this.refusal = code;
    this.refusals += 1;
    if (tokenRefusals.has(code) && this.token !== null) this.options.onRefused?.(this.token);
  }

  private async freshToken(): Promise<string | null> {
    this.token = await this.options.token().catch(() => null);
    const expiry = this.token === null ? null : expiryOf(this.token);
    clearTimeout(this.renewal);
    if (expiry !== null && !this.isClosed) {
      const wait = Math.max(RENEW_AT_MOST_EVERY_MS, expiry - Date.now() - RENEW_BEFORE_MS);
      this.renewal = setTimeout(() => void this.renew(), Math.min(wait, LONGEST_TIMER_MS));
    }
    return this.token;
  }

  private async renew(): Promise<void> {
    const token = await this.freshToken();
    const isTooSoon = Date.now() - this.renewedAt < RENEW_AT_MOST_EVERY_MS;
    if (token === null || isTooSoon || !this.socket.connected) return;
    this.renewedAt = Date.now();
    this.socket.emit('renew', token, (answer?: Renewed) => {
      if (answer?.ok === false) this.noteRefusal(answer.code);
    });
  }

  private rest(): void {
    this.socket.disconnect();
    this.reconnectLater();
  }

  /** The library reconnects by itself after a broken line, but not after a refusal or a farewell of the server. */
  private reconnectLater(): void {
    clearTimeout(this.reconnection);
    if (this.isClosed || this.socket.active) return;
    this.reconnection = setTimeout(() => this.socket.connect(), reconnectDelay(this.refusal, this.refusals));
  }
}
