import { spawnSync } from 'node:child_process';
import { startChild, type Child } from '@nivel/process/child';
import { ready } from '@nivel/process/nats';
import { findOnPath } from '@nivel/process/tools';
import { root } from './settings.ts';

/** Runs a Docker command and returns whether it succeeded. */
const docker = (args: readonly string[]): boolean => {
  const program = findOnPath('docker');
  if (program === undefined) return false;
  return spawnSync(program, [...args], { stdio: 'ignore', timeout: 10_000, env: process.env }).status === 0;
};

/** Whether a Docker engine answers, with Compose. */
export const hasEngine = (): boolean => docker(['info']) && docker(['compose', 'version']);

export interface ContainerPlace {
  /** Name of the service in docker-compose.yml, and of the process in our list. */
  readonly service: 'nats' | 'redis';
  /** Port inside of the container. */
  readonly inside: number;
  readonly port: number;
  /** Tells this checkout's containers from another's. */
  readonly project: string;
  /** Folder of the secrets that the file's services are given. */
  readonly secrets?: string;
  readonly onLine?: (line: string) => void;
}

/**
 * Runs a service of docker-compose.yml in the foreground, so that it lives and ends like a process. It first removes a
 * container left by a killed launcher, which would still hold the name.
 */
export const startContainer = async (place: ContainerPlace): Promise<Child> => {
  const name = `${place.project}-${place.service}`;
  docker(['rm', '-f', name]);
  const run = ['run', '--rm', '--no-deps', '--name', name, '--publish', `127.0.0.1:${place.port}:${place.inside}`];
  const child = await startChild({
    name: place.service,
    command: findOnPath('docker') ?? 'docker',
    args: ['compose', '--project-name', place.project, ...run, place.service],
    cwd: root,
    ...(place.secrets ? { env: { NIVEL_SECRETS: place.secrets } } : {}),
    ...(place.onLine ? { onLine: place.onLine } : {}),
  });
  // The first run fetches the image.
  return ready(child, place.port, 180_000);
};
