import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { startChild, type Child } from './child.ts';
import { waitForPort } from './ports.ts';
import { keepPrivate } from './private-folder.ts';

export interface ServerPlace {
  readonly binary: string;
  readonly port: number;
  /** Folder for the server's data. */
  readonly folder: string;
  readonly onLine?: (line: string) => void;
  /**
   * The permissions there: the text of a configuration, and its values from the environment. Without it everybody may
   * everything.
   */
  readonly users?: { readonly config: string; readonly env?: Readonly<Record<string, string>> };
}

/**
 * Starts a NATS server with JetStream (2.9 or newer) and waits until it accepts connections. It may use half of the cores: its
 * threads look for work on every core they may use, and the apps need the others.
 */
export const startNats = async ({ binary, port, folder, onLine, users }: ServerPlace): Promise<Child> => {
  keepPrivate(folder);
  const args = [
    '-js',
    '-a',
    '127.0.0.1',
    '-p',
    String(port),
    '-sd',
    folder,
    ...usersIn(folder, '-c', 'users.conf', users?.config),
  ];
  const env = {
    ...users?.env,
    GOMAXPROCS: process.env['GOMAXPROCS'] ?? String(Math.max(1, Math.floor(availableParallelism() / 2))),
  };
  return ready(await startChild({ name: 'nats', command: binary, args, env, ...(onLine ? { onLine } : {}) }), port);
};

/** Writes the permissions file beside the server's data, and returns the option that names it. */
export const usersIn = (folder: string, option: string, file: string, text?: string): string[] => {
  if (text === undefined) return [];
  const path = join(folder, file);
  writeFileSync(path, text, { mode: 0o600 });
  return [option, path];
};

/** Waits for a server's port; ends it and throws with its last words when it does not open. */
export const ready = async (server: Child, port: number, withinMs?: number): Promise<Child> => {
  if (await waitForPort(port, server.isAlive, withinMs)) return server;
  await server.stop();
  throw new Error(`${server.name} did not start:\n${server.lastLines()}`);
};
