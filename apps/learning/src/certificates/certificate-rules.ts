import type { Level } from '../curriculum/curriculum.ts';
import { isPartDone, type ProgressSnapshot } from '../unlocking/unlocking.ts';

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Random bytes of a number, one for each of its characters. */
export const NUMBER_BYTES = 16;

/** A number that cannot be guessed, from random bytes: each gives 5 bits. */
export const numberFrom = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** How many parts a level has and how many a learner has yet to complete. One without parts has no certificate. */
export const levelProgress = (level: Level, snapshot: ProgressSnapshot): { total: number; left: number } => {
  const parts = level.modules.flatMap((module) => module.parts);
  return { total: parts.length, left: parts.filter((part) => !isPartDone(snapshot, part)).length };
};
