import type { IncomingMessage } from 'node:http';

/** The part of a connection of the library below the live sockets that is needed. */
export interface WatchedConnection {
  readonly request: IncomingMessage;
  on(event: 'packetCreate', listener: (packet: { data?: string | Buffer }) => void): void;
  on(event: 'flush', listener: () => void): void;
  close(discard: boolean): void;
}

/**
 * Cuts a connection whose other end does not read: messages to it would be buffered here without a bound. What waits is in two
 * places, the library's list of packets and the operating system's way out of the bare socket.
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
