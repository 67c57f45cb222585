import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'prettier';

export const root = join(import.meta.dirname, '../../..');
const file = join(import.meta.dirname, 'durations.json');

/** Quicker files are not worth a line: their place has no effect. */
const KEPT_FROM_SECONDS = 3;

/** Measured seconds of slow test files, by their path relative to the repository. */
export const keptDurations = (): Readonly<Record<string, number>> =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};

/** Rewrites the list: `npm test -- --keep-durations` does after a run of everything. */
export const keepDurations = async (durations: ReadonlyMap<string, number>): Promise<void> => {
  const slow = [...durations].filter(([, seconds]) => seconds >= KEPT_FROM_SECONDS);
  const sorted = slow.sort(([, one], [, other]) => other - one).map(([path, seconds]) => [path, Math.round(seconds)]);
  writeFileSync(file, await format(JSON.stringify(Object.fromEntries(sorted)), { parser: 'json' }));
};
