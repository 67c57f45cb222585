import { LiveConnection } from './live-connection.ts';

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
  /** The server takes this token no more: its session was ended, or its keys changed. */
  readonly onRefused?: (token: string) => void;
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
