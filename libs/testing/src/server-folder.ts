import { mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The file system of Linux that is in memory. */
const MEMORY = '/dev/shm';
const TMPFS = 0x01_02_19_94;
const GB = 1024 ** 3;
const NAME = /^nivel-servers-(\d+)-/;

const hasRoomInMemory = (bytes: number): boolean => {
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY);
    return type === TMPFS && bavail * bsize >= bytes;
  } catch {
    return false;
  }
};

/**
 * A folder for the data of a test's server, which the caller deletes with it: in memory where there is room, else among the
 * temporary files. A database has a thousand files, and on some disks creating a file takes longer than a test does.
 * @param what the server, as a part of the folder's name
 * @param roomBytes how much memory must be free; databases of two workers, the template and the log take about 400 MB, and
 * containers often have 64 MB in all
 */
export const makeServerFolder = (what: string, roomBytes = GB): string =>
  mkdtempSync(join(hasRoomInMemory(roomBytes) ? MEMORY : tmpdir(), `nivel-servers-${process.pid}-${what}-`));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const removeIfAllowed = (folder: string): void => {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // Another user's, or its server or another run is still at work in it: a later run removes it.
  }
};

/** Removes the folders of runs that were killed: they would take memory until the machine restarts. */
export const removeFoldersOfTheDead = (place = MEMORY): void => {
  let names: string[] = [];
  try {
    names = readdirSync(place);
  } catch {
    // No such file system, and so nothing was left in it.
  }
  for (const name of names) {
    const pid = Number(NAME.exec(name)?.[1]);
    if (pid > 0 && !isAlive(pid)) removeIfAllowed(join(place, name));
  }
};
