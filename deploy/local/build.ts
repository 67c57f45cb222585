import { join } from 'node:path';
import { startChild } from './child.ts';
import type { House } from './house.ts';
import { root } from './settings.ts';

/** Builds what changed since the last build: Nx compares the sources with its cache and restores what it knows. */
export const buildApps = async (house: House, apps: readonly string[]): Promise<void> => {
  const child = await house.once('build', () =>
    startChild({
      name: 'build',
      command: process.execPath,
      args: [
        join(root, 'node_modules/nx/dist/bin/nx.js'),
        'run-many',
        '-t',
        'build',
        '-p',
        ...apps,
        '--output-style',
        'static',
      ],
      cwd: root,
      env: { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true', FORCE_COLOR: '0', CI: 'true' },
    }),
  );
  const { code } = await child.exited;
  if (code !== 0) throw new Error(`The build failed:\n${child.lastLines()}`);
};
