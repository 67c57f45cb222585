import { createWriteStream, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps what a process of this run says in a file of the data folder: `logs/<name>.log`. */
export const logTo = (data: string, name: string): ((line: string) => void) => {
  mkdirSync(join(data, 'logs'), { recursive: true });
  const file = createWriteStream(join(data, 'logs', `${name}.log`), { flags: 'w' });
  // A full disk is no reason to take everything down.
  file.on('error', () => undefined);
  return (line) => void file.write(`${line}\n`);
};
