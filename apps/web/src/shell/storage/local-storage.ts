import { firstPageLimits } from '../../limits/first-page-limits.ts';

const ours = 'nivel.';

/** Whether the browser has no room for what was to be stored. */
export const isQuota = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError';

/** Makes room by removing up to five keys that are not ours. */
const makeRoom = (): void => {
  Object.keys(localStorage)
    .filter((key) => !key.startsWith(ours))
    .slice(0, firstPageLimits.storage.clearedKeys)
    .forEach((key) => localStorage.removeItem(key));
};

const namesIn = (storage: Storage): string[] => Object.keys(storage).filter((key) => key.startsWith(ours));

/** Reads the value stored under `nivel.<name>`; null when there is nothing, or nothing readable. */
export const readStored = (name: string): unknown => {
  try {
    const text = localStorage.getItem(ours + name);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Keeps a value under `nivel.<name>` on this device. When the storage is full, room is made once and the write retried. */
export const writeStored = (name: string, value: unknown): boolean => {
  const write = () => localStorage.setItem(ours + name, JSON.stringify(value));
  try {
    write();
    return true;
  } catch (error) {
    if (!isQuota(error)) return false;
  }
  try {
    makeRoom();
    write();
    return true;
  } catch {
    return false;
  }
};

export const removeStored = (name: string): void => {
  try {
    localStorage.removeItem(ours + name);
  } catch {
    // Nothing can be kept here, so there is nothing to remove.
  }
};

/** The names under which something is kept that begin with `prefix`. */
export const storedNames = (prefix: string): string[] => {
  try {
    return namesIn(localStorage)
      .map((key) => key.slice(ours.length))
      .filter((name) => name.startsWith(prefix));
  } catch {
    return [];
  }
};

/** Removes all that is kept for a person. A person's own value has their id as a part of its name. */
export const removeStoredOf = (userId: string): void => {
  storedNames('')
    .filter((name) => name.split('.').includes(userId))
    .forEach(removeStored);
};

/** Removes the values of this tab alone, such as an address that waits for its confirmation. */
export const clearTab = (): void => {
  try {
    namesIn(sessionStorage).forEach((key) => sessionStorage.removeItem(key));
  } catch {
    // Nothing can be kept here, so there is nothing to remove.
  }
};
