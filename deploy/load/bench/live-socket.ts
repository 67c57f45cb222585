import { io, type Socket } from 'socket.io-client';

/** A socket of a client with the token, once it is ready. */
export const connect = async (site: string, token: string): Promise<Socket> => {
  const socket = io(site, { transports: ['websocket'], auth: { token }, forceNew: true });
  await new Promise<void>((resolve, reject) => {
    socket.once('ready', () => resolve());
    socket.once('connect_error', reject);
  });
  return socket;
};
