import { readStored, writeStored } from '../../../../shell/storage/local-storage.ts';

/** The measurements, each in milliseconds. */
export const measures = ['load', 'change', 'frame'] as const;
export type Measure = (typeof measures)[number];

/** One run of the test: medians, and the slowest twentieth of the frames. */
export interface PerformanceRun extends Readonly<Record<Measure, number>> {
  readonly at: string;
  readonly cards: number;
  readonly version: string;
}

/** Runs kept for a person and project in this browser. */
export const MOST_RUNS = 20;

const keyOf = (userId: string, projectId: string): string => `crico-performance.${userId}.${projectId}`;

const isRun = (kept: unknown): kept is PerformanceRun =>
  typeof kept === 'object' &&
  kept !== null &&
  'at' in kept &&
  typeof kept.at === 'string' &&
  !Number.isNaN(Date.parse(kept.at)) &&
  'version' in kept &&
  typeof kept.version === 'string' &&
  ['cards', ...measures].every((name) => Number.isFinite((kept as Readonly<Record<string, unknown>>)[name]));

/** Earlier runs, the latest first. Invalid values in the storage are left out. */
export const storedRuns = (userId: string, projectId: string): readonly PerformanceRun[] => {
  const kept = readStored(keyOf(userId, projectId));
  return Array.isArray(kept) ? kept.filter(isRun).slice(0, MOST_RUNS) : [];
};

/** Stores a run before the existing ones. */
export const storeRun = (userId: string, projectId: string, run: PerformanceRun): readonly PerformanceRun[] => {
  const runs = [run, ...storedRuns(userId, projectId)].slice(0, MOST_RUNS);
  writeStored(keyOf(userId, projectId), runs);
  return runs;
};
