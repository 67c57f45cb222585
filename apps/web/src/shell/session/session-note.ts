import { readStored, removeStored, writeStored } from '../storage/local-storage.ts';

/**
 * What this browser knows of its session between page loads: nothing, that it may hold the cookie of one, or that somebody
 * signed out and the service may not have heard it yet. No secret.
 */
export type SessionNote = 'none' | 'held' | 'leaving';

const name = 'has-session';
const leaving = 'leaving';

/** Where nothing can be kept, the session is forgotten when the page is left; nothing else depends on the note. */
export const sessionNote = {
  read: (): SessionNote => {
    const value = readStored(name);
    if (value === leaving) return leaving;
    return value === null ? 'none' : 'held';
  },
  /** @param userId whose session is held */
  write: (note: SessionNote, userId?: string): void => {
    if (note === 'none') removeStored(name);
    else writeStored(name, note === leaving ? leaving : (userId ?? 1));
  },
  /** Whose session is held; null where none is, or an older program noted it. */
  person: (): string | null => {
    const value = readStored(name);
    return typeof value === 'string' && value !== leaving ? value : null;
  },
};
