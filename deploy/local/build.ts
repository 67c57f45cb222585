import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { startChild } from '@nivel/process/child';
import type { ProcessSupervisor } from '@nivel/process/process-supervisor';
import { root } from './settings.ts';

const STAMP = join(root, 'dist/.built');
const outputOf = (app: string): string => join(root, 'dist/apps', app, app === 'web' ? 'index.html' : 'main.js');

/** Files that no build reads, or that a build itself writes. */
const exclude = (file: string): boolean =>
  /(^|\/)(node_modules|generated|media)(\/|$)|\.(spec\.tsx?|gen(erated)?\.ts)$/.test(file);

/** Tells one state of the sources from another by names, sizes and times; it reads no file. */
const fingerprint = async (): Promise<string> => {
  const files: string[] = [];
  for await (const file of glob(['{apps,libs}/**/*.*', '*.{json,ts}'], { cwd: root, exclude })) files.push(file);
  const hash = createHash('sha256');
  for (const file of files.sort()) {
    const { size, mtimeMs } = statSync(join(root, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
};

const isBuilt = (apps: readonly string[], now: string): boolean =>
  existsSync(STAMP) && readFileSync(STAMP, 'utf8') === now && apps.every((app) => existsSync(outputOf(app)));

const runNx = async (supervisor: ProcessSupervisor, apps: readonly string[]): Promise<void> => {
  const nx = join(root, 'node_modules/nx/dist/bin/nx.js');
  const child = await supervisor.once('build', () =>
    startChild({
      name: 'build',
      command: process.execPath,
      args: [nx, 'run-many', '-t', 'build', '-p', ...apps, '--output-style', 'static'],
      cwd: root,
      env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', CI: 'true' },
    }),
  );
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`The build failed:\n${child.lastLines()}`);
};

/**
 * Builds what changed since the last build: Nx compares the sources of each app with its cache. Nx is not run when nothing
 * changed, because it would replace identical files under a running product.
 */
export const buildApps = async (supervisor: ProcessSupervisor, apps: readonly string[]): Promise<void> => {
  const now = await fingerprint();
  if (isBuilt(apps, now)) return;
  await runNx(supervisor, apps);
  mkdirSync(join(root, 'dist'), { recursive: true });
  // Looked at again: a change made meanwhile must not count as built.
  if ((await fingerprint()) === now) writeFileSync(STAMP, now);
};
