import { chmodSync, createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';
import { keepPrivate } from '@nivel/process/private-folder';

/** Beyond this size a log is put aside at the next start, in place of the one that was put aside before. */
const LARGEST_BYTES = 50_000_000;

/** After a failed write the file is opened again with the first line after this time. */
const REOPEN_AFTER_MS = 1_000;

/**
 * Writes the output of a process to a file of the data folder: `logs/<name>.log`, readable by its owner only. A new run appends
 * to it, so that a restart keeps the earlier lines.
 */
export const logTo = (
  data: string,
  name: string,
  { largestBytes = LARGEST_BYTES, reopenAfterMs = REOPEN_AFTER_MS } = {},
): ((line: string) => void) => {
  const folder = join(data, 'logs');
  const path = join(folder, `${name}.log`);
  keepPrivate(folder);
  if (existsSync(path)) {
    chmodSync(path, 0o600);
    if (statSync(path).size > largestBytes) renameSync(path, `${path}.1`);
  }
  let file: WriteStream | undefined;
  let failedAt = Number.NEGATIVE_INFINITY;
  const open = (): WriteStream => {
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    // A full disk must not stop everything: space may be freed later, but a failed stream writes no more.
    opened.on('error', () => {
      failedAt = performance.now();
      if (file === opened) file = undefined;
    });
    return opened;
  };
  return (line) => {
    if (file === undefined && performance.now() - failedAt < reopenAfterMs) return;
    file ??= open();
    file.write(`${line}\n`);
  };
};
