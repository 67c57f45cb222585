import { createSocket } from 'node:dgram';
import { createConnection, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Below the range from which the kernel takes local ports of outgoing connections, so that no other program gets ours. */
const FIRST = 15_000;
const COUNT = 17_000;
const given = new Set<number>();
/** The time within which the process that received the port listens on it. */
const CLAIM_MS = 60_000;

/** Whether something listens on the port already, on any address of this machine. */
export const isTaken = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(true));
    probe.listen(port, () => probe.close(() => resolve(false)));
  });

/** Reserves these from `freePort`: something of this process is going to listen there. */
export const reservePorts = (...ports: readonly number[]): void => ports.forEach((port) => given.add(port));

/**
 * Reserves a port among the processes of this machine: they find its UDP port bound. The reservation ends automatically, at the
 * latest with this process. False when another process has reserved it.
 */
const claim = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.once('error', () => {
      socket.close();
      resolve(false);
    });
    socket.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      socket.unref();
      setTimeout(() => socket.close(), CLAIM_MS).unref();
      resolve(true);
    });
  });

const anyPort = (): number => FIRST + Math.floor(Math.random() * COUNT);

/**
 * A free port, different at every call on this machine: the caller has a minute from the call to listen on it.
 *
 * @param propose the port to try next
 * @throws Error when none of a hundred proposed ports is free
 */
export const freePort = async (propose: () => number = anyPort): Promise<number> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = propose();
    if (given.has(port) || !(await claim(port)) || (await isTaken(port))) continue;
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

/** Waits until something accepts connections on the port; false when `isAlive` reports that nothing will, or time is up. */
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
