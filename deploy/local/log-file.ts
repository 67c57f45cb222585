import { chmodSync, createWriteStream, existsSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from './private-folder.ts';

/** Beyond this size a log is put aside at the next start, in place of the one that was put aside before. */
const LARGEST_BYTES = 50_000_000;

/**
 * Keeps what a process says in a file of the data folder: `logs/<name>.log`, readable to its owner only. A new run writes
 * below what is there: whoever makes the house start again does not wipe out what happened before.
 */
export const logTo = (data: string, name: string, largestBytes = LARGEST_BYTES): ((line: string) => void) => {
  const folder = join(data, 'logs');
  const path = join(folder, `${name}.log`);
  keepPrivate(folder);
  if (existsSync(path)) {
    chmodSync(path, 0o600);
    if (statSync(path).size > largestBytes) renameSync(path, `${path}.1`);
  }
  const file = createWriteStream(path, { flags: 'a', mode: 0o600 });
  // A full disk is no reason to take everything down.
  file.on('error', () => undefined);
  return (line) => void file.write(`${line}\n`);
};
