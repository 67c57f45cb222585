import { LiveConnection } from './live-connection.ts';
import { livePace } from './live-pace.ts';
import type { Live, LiveOptions } from './live.ts';

/**
 * Opens the live connection of a signed-in user. It reconnects without limit, continues at its last position, and reports when
 * that is not possible. The socket library is loaded only now, so that pages without live updates do not carry it.
 */
export const openLive = async (options: LiveOptions): Promise<Live> => {
  const { io } = await import('socket.io-client');
  const socket = io(options.baseUrl ?? '', {
    autoConnect: false,
    transports: ['websocket', 'polling'],
    reconnectionDelay: livePace.brokenFirstMs,
    reconnectionDelayMax: livePace.brokenLongestMs,
    auth: (send) => connection.credentials(send),
  });
  const connection: LiveConnection = new LiveConnection(socket, options);
  socket.connect();
  return connection;
};
