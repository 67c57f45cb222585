import { mkdirSync } from 'node:fs';
import { startChild, type Child } from './child.ts';
import { waitForPort } from './ports.ts';

export interface ServerPlace {
  readonly binary: string;
  readonly port: number;
  /** Folder for what the server keeps. */
  readonly folder: string;
  readonly onLine?: (line: string) => void;
}

/** Starts a NATS server with JetStream (2.9 or newer) and waits until it accepts connections. */
export const startNats = async ({ binary, port, folder, onLine }: ServerPlace): Promise<Child> => {
  mkdirSync(folder, { recursive: true });
  const args = ['-js', '-a', '127.0.0.1', '-p', String(port), '-sd', folder];
  return ready(await startChild({ name: 'nats', command: binary, args, ...(onLine ? { onLine } : {}) }), port);
};

/** Waits for a server's port; ends it and throws with its last words when it does not open. */
export const ready = async (server: Child, port: number, withinMs?: number): Promise<Child> => {
  if (await waitForPort(port, server.isAlive, withinMs)) return server;
  await server.stop();
  throw new Error(`${server.name} did not start:\n${server.lastLines()}`);
};
