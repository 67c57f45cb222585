import { sessionNote } from '../session/session-note.ts';
import { session } from '../session/session.ts';
import { forgetOfflinePerson } from './offline-database.ts';
import { lastPerson } from './people.ts';

/**
 * Lets the person who was here last go on with what this device keeps, while nobody answers who could confirm the session.
 * There is no token: every call fails until the service has answered, and then it is the service that decides.
 *
 * @returns false where this device keeps nobody
 */
export const resumeWithoutNetwork = async (): Promise<boolean> => {
  const kept = await lastPerson();
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
