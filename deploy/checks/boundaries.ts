import { spawnSync } from 'node:child_process';

/** Forbidden arrows between files, and circles of folders. Both run even when one fails. */
const runs = ['.dependency-cruiser.mjs', '.dependency-cruiser.folders.mjs'].map((config) =>
  spawnSync('depcruise', ['--config', config, 'apps', 'libs'], { stdio: 'inherit' }),
);
process.exitCode = runs.every(({ status }) => status === 0) ? 0 : 1;
