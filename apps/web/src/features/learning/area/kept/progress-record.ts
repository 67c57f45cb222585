import { readStored, removeStored, writeStored } from '../../../../shell/storage/local-storage.ts';

/** A learner's figures as this device last saw them, for when progress cannot be loaded. */
export interface ProgressRecord {
  readonly totalPoints: number;
  readonly completedModules: number;
  readonly currentLevel: string;
  /** When the account was made, ISO 8601. */
  readonly joinDate: string;
}

const nameOf = (userId: string): string => `progress.${userId}`;

const isCount = (value: unknown): boolean => typeof value === 'number' && value >= 0;

/** It has all four, numbers are not negative, and the level is a text. */
export const isProgressRecord = (value: unknown): value is ProgressRecord => {
  if (typeof value !== 'object' || value === null) return false;
  const record = value as Partial<Record<keyof ProgressRecord, unknown>>;
  const hasCounts = isCount(record.totalPoints) && isCount(record.completedModules);
  return hasCounts && typeof record.currentLevel === 'string' && record.joinDate !== undefined;
};

interface SeenProgress {
  readonly totalPoints: number;
  readonly modulesCompleted: number;
  readonly currentLevel: string;
}

/** Stores the figures of a dashboard. Room for them is never made by deleting data of ours. */
export const keepProgress = (userId: string, joinDate: string, dashboard: SeenProgress): void => {
  const { totalPoints, modulesCompleted: completedModules, currentLevel } = dashboard;
  const record: ProgressRecord = { totalPoints, completedModules, currentLevel, joinDate };
  writeStored(nameOf(userId), record);
};

/** The record of a learner; an invalid one is reset, and then there is none. */
export const readProgress = (userId: string): ProgressRecord | null => {
  const value = readStored(nameOf(userId));
  if (isProgressRecord(value)) return value;
  if (value !== null) removeStored(nameOf(userId));
  return null;
};
