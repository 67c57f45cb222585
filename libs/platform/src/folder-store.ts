import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FileStore } from './file-store.ts';

const KEY = /^[a-z]+(\/[\w-][\w.-]*)+$/;

/** The metadata of a path, or its content; null where nothing is. */
const unlessAbsent = async <Found>(found: Promise<Found>): Promise<Found | null> => {
  try {
    return await found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
};

/** Files in a folder of this machine, for one machine. */
export const folderStore = (folder: string): FileStore => {
  const root = resolve(folder);
  const comingFolder = join(root, 'coming');
  const pathOf = (key: string): string => {
    if (!KEY.test(key)) throw new Error('this is no key of a file');
    return join(root, key);
  };
  return {
    async write(key, bytes) {
      const path = pathOf(key);
      const coming = join(comingFolder, randomUUID());
      await mkdir(comingFolder, { recursive: true, mode: 0o700 });
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      try {
        // `wx`: no file is overwritten, and none is executable.
        await pipeline(bytes, createWriteStream(coming, { flags: 'wx', mode: 0o600, flush: true }));
        await rename(coming, path);
      } catch (error) {
        await rm(coming, { force: true });
        throw error;
      }
    },
    sizeOf: async (key) => (await unlessAbsent(stat(pathOf(key))))?.size ?? null,
    async read(key, range) {
      const file = await open(pathOf(key), 'r');
      return createReadStream('', { fd: file, ...range });
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeBroken(before) {
      for (const name of (await unlessAbsent(readdir(comingFolder))) ?? []) {
        const path = join(comingFolder, name);
        const found = await unlessAbsent(stat(path));
        if (found !== null && found.mtime < before) await rm(path, { force: true });
      }
    },
  };
};
