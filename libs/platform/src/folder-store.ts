import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

const KEY = /^[a-z]+(\/[\w-][\w.-]*)+$/;

const sizeAt = async (path: string): Promise<number | null> => {
  try {
    return (await stat(path)).size;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Files in a folder of this machine, for one machine. */
export const folderStore = (folder: string): FileStore => {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('this is no key of a file');
    return join(root, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const coming = join(root, 'coming', randomUUID());
      await mkdir(dirname(coming), { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // `wx`: nobody's file is written over, and none is run.
        await pipeline(bytes, createWriteStream(coming, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(coming, path);
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
    },
    sizeOf: (key) => sizeAt(pathOf(key)),
    async read(key, range) {
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file, ...range });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
};
