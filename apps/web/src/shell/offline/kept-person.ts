import { sessionNote } from '../session/session-note.ts';
import { session } from '../session/session.ts';
import { forgetOfflinePerson } from './offline-database.ts';
import { lastPerson } from './people.ts';

/**
 * Lets the last person of this device continue with its kept data while the service is unreachable and cannot confirm the
 * session. There is no token: every call fails until the service answers, and then the service decides.
 *
 * @returns false where this device keeps no person
 */
export const resumeWithoutNetwork = async (): Promise<boolean> => {
  const kept = await lastPerson();
  const { status } = session.state();
  if (kept === null || (status !== 'unreachable' && status !== 'loading')) return false;
  return session.adopt({ access_token: '', expires_in: 0, user: kept.user });
};

/**
 * Deletes a person's kept data when they sign out on this page; the service worker does the same for pages without this code. A
 * session that ends otherwise deletes nothing: the person's unsent work waits.
 *
 * @returns stops it
 */
export const forgetAtSignOut = (userId: string): (() => void) =>
  session.subscribe(() => {
    if (session.state().status !== 'signed-out' || sessionNote.read() !== 'leaving') return;
    void forgetOfflinePerson(userId).catch(() => undefined);
  });
