import { readStored, removeStored, writeStored } from '../storage/local-storage.ts';

/**
 * What this browser knows of its session between page loads: nothing, that it may hold the cookie of one, or that somebody
 * signed out and the service may not have heard it yet. No secret.
 */
export type SessionNote = 'none' | 'held' | 'leaving';

/** Where it is stored: `leaving`, or whose session is held; 1 by an older program. */
export const noteName = 'has-session';
const leaving = 'leaving';

/** Where nothing can be kept, the session is forgotten when the page is left; nothing else depends on the note. */
export const sessionNote = {
  read: (): SessionNote => {
    const value = readStored(noteName);
    if (value === leaving) return leaving;
    return value === null ? 'none' : 'held';
  },
  /** @param userId whose session is held, with `held` */
  write: (note: SessionNote, userId: string = leaving): void => {
    if (note === 'none') removeStored(noteName);
    else writeStored(noteName, userId);
  },
};
