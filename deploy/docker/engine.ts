import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasEngine } from '../local/containers.ts';
import { root } from '../local/settings.ts';
import { services } from '../services/services.generated.ts';
import { imagesOf } from './image-rows.ts';

/** Every image that `deploy/docker/Dockerfile` makes, and no other. */
export const imageNames = imagesOf(services);

/**
 * Runs Buildah without a container engine: a container is a folder, and a build step runs in it with the host's network. A step
 * stores only its changes where the kernel supports overlays; elsewhere each step stores a full copy.
 */
const overlays = (): boolean =>
  spawnSync('buildah', ['--storage-driver=overlay', 'info'], { stdio: 'ignore' }).status === 0;
export const buildah = (): string[] => ['buildah', `--storage-driver=${overlays() ? 'overlay' : 'vfs'}`];
/** A client alone, without an engine that answers it, builds nothing. */
const hasDocker = hasEngine;

/** Runs the engine of this machine: Docker, or Buildah where there is none. @throws Error when it fails */
export const engine = (...args: readonly string[]): string => {
  const [command = '', ...first] = hasDocker() ? ['docker'] : buildah();
  const maxBuffer = 100_000_000;
  return execFileSync(command, [...first, ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
};

/** Builds an image; the builder's own npm configuration is passed as a secret, which stays in no layer. */
export const build = (app: string, tag: string, base?: string): void => {
  const npmrc = join(homedir(), '.npmrc');
  engine(
    'build',
    ...(hasDocker() ? [] : ['--isolation', 'chroot', '--layers']),
    ...(existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []),
    ...(base === undefined ? [] : ['--build-arg', `NODE=${base}`]),
    ...['--build-arg', `APP=${app}`, '-t', tag, '-f', 'deploy/docker/Dockerfile', '.'],
  );
};

/** A file out of an image. */
export const fileIn = (image: string, path: string): string => {
  if (hasDocker()) return engine('run', '--rm', '--entrypoint', 'cat', image, path);
  const container = engine('from', image).trim();
  try {
    return engine('run', '--isolation', 'chroot', container, '--', 'cat', path);
  } finally {
    engine('rm', container);
  }
};

/** Puts an image into a registry; answers the digest that names it there. */
export const push = (image: string, as: string): string => {
  engine('tag', image, as);
  if (!hasDocker()) {
    const file = join(mkdtempSync(join(tmpdir(), 'nivel-push-')), 'digest');
    engine('push', '--digestfile', file, as, `docker://${as}`);
    return readFileSync(file, 'utf8').trim();
  }
  engine('push', as);
  const names = JSON.parse(engine('inspect', '--type', 'image', '--format', '{{json .RepoDigests}}', as)) as string[];
  const digest = names.map((name) => name.split('@')).find(([name]) => as.startsWith(`${name}:`))?.[1];
  if (digest === undefined) throw new Error(`The registry gave no digest for ${as}.`);
  return digest;
};
