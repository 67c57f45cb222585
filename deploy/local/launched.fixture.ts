import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startChild, type Child } from '@nivel/process/child';
import { keptApp } from './kept-environments.ts';
import type { Running } from '@nivel/process/stale-processes';
import { freePort } from '@nivel/process/ports';
import { root } from './settings.ts';

/** A launcher of a test: a process of its own, as `npm start` makes it. */
export interface Launched {
  readonly process: Child;
  readonly site: string;
  readonly mail: string;
  /** The address at which an app of it reports its readiness. */
  readyUrl(app: string): string;
  /** Everything it printed so far. */
  output(): string;
  /** Resolves with the seconds it took when it reports that it is ready. @throws Error with its output when it ends before */
  ready(): Promise<number>;
  /** The processes that it listed as running. */
  running(): Running[];
}

export interface LaunchOptions {
  readonly data: string;
  readonly port?: number;
  readonly mailPort?: number;
  /** Through npm, as a person starts it; the process is npm's then. */
  readonly throughNpm?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

const unset = { DATABASE_URL: undefined, NATS_URL: undefined, REDIS_URL: undefined, SMTP_URL: undefined };

/** The list of a data folder's launcher. */
export const runningIn = (data: string): Running[] => {
  const file = join(data, 'running.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Running[]) : [];
};

/** Starts a launcher; it ends with the test's process at the latest. */
export const launch = async ({ data, env, throughNpm, ...ports }: LaunchOptions): Promise<Launched> => {
  const port = ports.port ?? (await freePort());
  const mailPort = ports.mailPort ?? (await freePort());
  const lines: string[] = [];
  const began = performance.now();
  const { promise: told, resolve: tell } = Promise.withResolvers<number>();
  const child = await startChild({
    name: 'launcher',
    ...(throughNpm
      ? { command: 'npm', args: ['start'] }
      : { command: process.execPath, args: [join(root, 'deploy/local/start.ts')] }),
    cwd: root,
    env: {
      ...unset,
      // Unset, as on a person's own machine: Jest says "test".
      NODE_ENV: undefined,
      PAYMENT_PORT: String(await freePort()),
      NIVEL_DATA: data,
      PORT: String(port),
      MAIL_PORT: String(mailPort),
      ...env,
    },
    onLine: (line) => {
      lines.push(line);
      if (line.includes('Nivel is ready')) tell((performance.now() - began) / 1_000);
    },
  });
  const ended = child.exited.then((): never => {
    throw new Error(`The launcher ended:\n${lines.join('\n')}`);
  });
  ended.catch(() => undefined);
  return {
    process: child,
    site: `http://localhost:${port}`,
    mail: `http://localhost:${mailPort}`,
    readyUrl: (app) => keptApp(data, app).readyUrl,
    output: () => lines.join('\n'),
    ready: () => Promise.race([told, ended]),
    running: () => runningIn(data),
  };
};
