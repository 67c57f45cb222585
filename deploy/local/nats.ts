import { availableParallelism } from 'node:os';
import { startChild, type Child } from './child.ts';
import { waitForPort } from './ports.ts';
import { keepPrivate } from './private-folder.ts';

export interface ServerPlace {
  readonly binary: string;
  readonly port: number;
  /** Folder for what the server keeps. */
  readonly folder: string;
  readonly onLine?: (line: string) => void;
}

/**
 * Starts a NATS server with JetStream (2.9 or newer) and waits until it accepts connections. It gets half the cores: its
 * threads look for work on every core they may have, and the apps beside it need theirs.
 */
export const startNats = async ({ binary, port, folder, onLine }: ServerPlace): Promise<Child> => {
  keepPrivate(folder);
  const args = ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', folder];
  const env = { GOMAXPROCS: process.env['GOMAXPROCS'] ?? String(Math.max(1, Math.floor(availableParallelism() / 2))) };
  return ready(await startChild({ name: 'nats', command: binary, args, env, ...(onLine ? { onLine } : {}) }), port);
};

/** Waits for a server's port; ends it and throws with its last words when it does not open. */
export const ready = async (server: Child, port: number, withinMs?: number): Promise<Child> => {
  if (await waitForPort(port, server.isAlive, withinMs)) return server;
  await server.stop();
  throw new Error(`${server.name} did not start:\n${server.lastLines()}`);
};
