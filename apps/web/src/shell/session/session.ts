import { useSyncExternalStore } from 'react';
import { clearTab, removeStoredOf } from '../storage/local-storage.ts';
import { dropCopies } from '../storage/copies.ts';
import { auth, leavingAuth, sessionKey } from './auth.ts';
import { sessionNote } from './session-note.ts';
import type { SessionState } from './session-state.ts';
import { SessionStore } from './session-store.ts';
import { browserTabs } from './tabs.ts';
import { firstPageLimits } from '../../limits/first-page-limits.ts';

const forgetPerson = (userId: string): void => {
  removeStoredOf(userId);
  dropCopies();
};

/** The one session of this page. */
export const session = new SessionStore({
  refresh: async () => auth.refresh(),
  leave: async (userId) => leavingAuth.signOutByCookie(userId),
  now: () => Date.now(),
  // A network that is back ends every wait.
  wait: (ms) =>
    new Promise((resolve) => {
      setTimeout(resolve, ms);
      addEventListener('online', () => resolve(), { once: true });
    }),
  tabs: browserTabs(),
  note: sessionNote,
  forget: { person: forgetPerson, tab: clearTab, key: async () => sessionKey.remove() },
});

/** Starts the session with the page and keeps it fresh, also after the device slept or was offline. */
export const startSession = (): void => {
  const keepFresh = () => void session.keepFresh();
  void session.restore();
  setInterval(keepFresh, firstPageLimits.session.checkEveryMs);
  document.addEventListener('visibilitychange', keepFresh);
  addEventListener('online', keepFresh);
};

/** The session's state; the component follows its changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);

/** The session's state once it is known whether somebody is signed in, or that nobody answers who could say so. */
export const whenKnown = (): Promise<SessionState> =>
  new Promise((resolve) => {
    const look = () => {
      const state = session.state();
      if (state.status === 'loading') return;
      end();
      resolve(state);
    };
    const end = session.subscribe(look);
    look();
  });
