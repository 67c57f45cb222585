import { createConnection, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Below the range from which the kernel takes the near end of outgoing connections, so that nobody else is given ours. */
const FIRST = 15_000;
const COUNT = 17_000;
const given = new Set<number>();

/** Whether something listens on the port already, on any address of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });

/** From now on `freePort` gives none of these: something of this process is going to listen there. */
export const reservePorts = (...ports: readonly number[]): void => ports.forEach((port) => given.add(port));

/** A free port, different at every call of this process. */
export const freePort = async (): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (given.has(port) || (await isTaken(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error('No free port was found on this machine.');
};

const isListening = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host, timeout: 1_000 });
    const done = (ok: boolean): void => {
      socket.destroy();
      resolve(ok);
    };
    socket.once('connect', () => done(true));
    socket.once('timeout', () => done(false));
    socket.once('error', () => done(false));
  });

/** Waits until something accepts connections on the port; false when `isAlive` says that nobody will, or time is up. */
export const waitForPort = async (
  port: number,
  isAlive: () => boolean,
  withinMs = 30_000,
  host = '127.0.0.1',
): Promise<boolean> => {
  const until = performance.now() + withinMs;
  while (isAlive() && performance.now() < until) {
    if (await isListening(port, host)) return true;
    await pause(15);
  }
  return false;
};
