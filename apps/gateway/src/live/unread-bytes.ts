import type { IncomingMessage } from 'node:http';

/** The part of a connection of the library below the live sockets that is needed. */
export interface WatchedConnection {
  readonly request: IncomingMessage;
  on(event: 'packetCreate', listener: (packet: { data?: string | Buffer }) => void): void;
  on(event: 'flush', listener: () => void): void;
  close(discard: boolean): void;
}

/**
 * Closes a connection whose client does not read: messages to it would be buffered here without a bound. Unsent data are in two
 * places, the library's list of packets and the send buffer of the socket.
 * @param most bytes that may wait
 */
export const cutWhenUnread = (connection: WatchedConnection, most: number, onCut: () => void): void => {
  const { socket } = connection.request;
  let waiting = 0;
  connection.on('packetCreate', ({ data }) => {
    waiting += data?.length ?? 0;
    if (waiting + socket.writableLength <= most) return;
    onCut();
    // A farewell would wait behind everything that is not read.
    connection.close(true);
    socket.destroy();
  });
  connection.on('flush', () => {
    waiting = 0;
  });
};
