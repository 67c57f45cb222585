import { readStored, removeStored, storedNames, writeStored } from './local-storage.ts';

/**
 * What somebody wrote and has not sent yet, kept on this device by the page where it was written: a closed tab loses
 * nothing of it, and whoever signs out is asked about it first. Nobody else is ever shown it.
 */
const prefixOf = (userId: string) => `unsent.${userId}.`;

/** @param path of the page where it can be sent */
export const readUnsent = (userId: string, path: string): unknown => readStored(prefixOf(userId) + path);

export const keepUnsent = (userId: string, path: string, value: unknown): void => {
  writeStored(prefixOf(userId) + path, value);
};

export const removeUnsent = (userId: string, path: string): void => removeStored(prefixOf(userId) + path);

/** The pages on which somebody has something to send. */
export const unsentPaths = (userId: string): string[] => {
  const prefix = prefixOf(userId);
  return storedNames(prefix).map((name) => name.slice(prefix.length));
};
