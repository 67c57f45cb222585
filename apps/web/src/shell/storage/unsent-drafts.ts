import { readStored, removeStored, storedNames, writeStored } from './local-storage.ts';

/**
 * A person's unsent texts, stored on this device by the page where they were written: a closed tab loses nothing, and signing
 * out asks about them first. They are never shown to another person.
 */
const prefixOf = (userId: string) => `unsent.${userId}.`;

/** @param path of the page where it can be sent */
export const readUnsent = (userId: string, path: string): unknown => readStored(prefixOf(userId) + path);

export const keepUnsent = (userId: string, path: string, value: unknown): void => {
  writeStored(prefixOf(userId) + path, value);
};

export const removeUnsent = (userId: string, path: string): void => removeStored(prefixOf(userId) + path);

/** The pages on which a person has something to send. */
export const unsentPaths = (userId: string): string[] => {
  const prefix = prefixOf(userId);
  return storedNames(prefix).map((name) => name.slice(prefix.length));
};
