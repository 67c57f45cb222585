import { readStored, removeStored, writeStored } from '../storage/local-storage.ts';

/**
 * What this browser knows of its session between page loads: nothing; that it may have a session cookie; or that a person
 * signed out and the service may not have received it yet. No secret.
 */
export type SessionNote = 'none' | 'held' | 'leaving';

const name = 'has-session';
const written = { held: 1, leaving: 'leaving' } as const;

/** Where nothing can be kept, the session is forgotten when the page is left; nothing else depends on the note. */
export const sessionNote = {
  read: (): SessionNote => {
    const value = readStored(name);
    if (value === written.leaving) return 'leaving';
    return value === written.held ? 'held' : 'none';
  },
  write: (note: SessionNote): void => {
    if (note === 'none') removeStored(name);
    else writeStored(name, written[note]);
  },
};
