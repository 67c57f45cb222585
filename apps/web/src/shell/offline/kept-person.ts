import { noteName, sessionNote } from '../session/session-note.ts';
import { session } from '../session/session.ts';
import { readStored } from '../storage/local-storage.ts';
import { forgetOfflinePerson } from './offline-database.ts';
import { lastPerson } from './people.ts';

/** Whose session this browser holds; null where it holds none, or an older program noted it. */
const personOfSession = (): string | null => {
  const value = readStored(noteName);
  return typeof value === 'string' && sessionNote.read() === 'held' ? value : null;
};

/**
 * Lets the person whose session this browser holds go on with what this device keeps, while nobody answers who could confirm it.
 * Another person may have studied here last: their things are shown to nobody else.
 * There is no token: every call fails until the service has answered, and then it is the service that decides.
 *
 * @returns false where this device does not keep that person
 */
export const resumeWithoutNetwork = async (): Promise<boolean> => {
  const kept = await lastPerson(personOfSession());
  const { status } = session.state();
  if (kept === null || (status !== 'unreachable' && status !== 'loading')) return false;
  return session.adopt({ access_token: '', expires_in: 0, user: kept.user });
};

/**
 * Deletes what is kept for a person when they sign out on this page; the service worker does the same for pages that know
 * nothing of it. A session that ended otherwise is no wish to be forgotten: the work of its person waits.
 *
 * @returns ends it
 */
export const forgetAtSignOut = (userId: string): (() => void) =>
  session.subscribe(() => {
    if (session.state().status !== 'signed-out' || sessionNote.read() !== 'leaving') return;
    void forgetOfflinePerson(userId).catch(() => undefined);
  });
