import type { Socket } from 'socket.io-client';

/** What happened, as a browser is told: `type` is the fact's name. */
export interface LiveMessage {
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
  readonly traceId: string;
}

export interface LiveOptions {
  /** Address of the site; empty for the page's own. */
  readonly baseUrl?: string;
  /** A token that is good for a while, or null when nobody is signed in: then the socket rests. */
  readonly token: () => Promise<string | null>;
  readonly onMessage: (message: LiveMessage) => void;
  /** Messages may have been missed: fetch everything again. */
  readonly onResync: () => void;
  /** Whether live updates flow. */
  readonly onState?: (isLive: boolean) => void;
  /** Where to go on, after a page reload. */
  readonly since?: number;
}

/** An open live connection. */
export interface Live {
  /** The last place in the stream that this client has seen; null before the first. */
  readonly seq: number | null;
  close(): void;
}

interface Place {
  readonly seq: number | null;
}

const RENEW_BEFORE_MS = 45_000;
const RECONNECT_MS = 1_000;

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

class LiveConnection implements Live {
  seq: number | null;
  private isClosed = false;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  private reconnection: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly socket: Socket,
    private readonly options: LiveOptions,
  ) {
    this.seq = options.since ?? null;
    socket.on('live', (message: LiveMessage) => this.receive(message));
    socket.on('ready', ({ seq }: Place) => {
      this.moveTo(seq);
      options.onState?.(true);
    });
    socket.on('beat', ({ seq }: Place) => this.moveTo(seq));
    socket.on('resync', ({ seq }: Place) => {
      this.seq = seq;
      options.onResync();
    });
    socket.on('disconnect', () => {
      options.onState?.(false);
      this.reconnectLater();
    });
    socket.on('connect_error', () => this.reconnectLater());
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

  private async freshToken(): Promise<string | null> {
    const token = await this.options.token().catch(() => null);
    const expiry = token === null ? null : expiryOf(token);
    clearTimeout(this.renewal);
    if (expiry !== null && !this.isClosed) {
      const wait = Math.max(1_000, expiry - Date.now() - RENEW_BEFORE_MS);
      this.renewal = setTimeout(() => void this.renew(), Math.min(wait, 2 ** 31 - 1));
    }
    return token;
  }

  private async renew(): Promise<void> {
    const token = await this.freshToken();
    if (token !== null && this.socket.connected) this.socket.emit('renew', token);
  }

  private rest(): void {
    this.socket.disconnect();
    this.reconnectLater();
  }

  /** The library reconnects by itself after a broken line, but not after a refusal or a farewell of the server. */
  private reconnectLater(): void {
    clearTimeout(this.reconnection);
    if (this.isClosed || this.socket.active) return;
    this.reconnection = setTimeout(() => this.socket.connect(), RECONNECT_MS);
  }
}

/**
 * Opens the live connection of a signed-in user. It reconnects for ever, goes on where it was, and says when that is not
 * possible. The socket library is loaded only now, so that pages without live updates do not carry it.
 */
export const openLive = async (options: LiveOptions): Promise<Live> => {
  const { io } = await import('socket.io-client');
  const socket = io(options.baseUrl ?? '', {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 5_000,
    auth: (send) => connection.credentials(send),
  });
  const connection: LiveConnection = new LiveConnection(socket, options);
  socket.connect();
  return connection;
};
