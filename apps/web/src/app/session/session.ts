import { useSyncExternalStore } from 'react';
import { auth } from './auth.ts';
import { sessionFlag } from './session-flag.ts';
import type { SessionState } from './session-state.ts';
import { SessionStore } from './session-store.ts';
import { browserTabs } from './tabs.ts';

const checkEveryMs = 15_000;

/** The one session of this page. */
export const session = new SessionStore({
  refresh: async (refreshToken) => auth.refresh(refreshToken),
  signOut: async (token) => auth.signOut(token, 'local'),
  now: () => Date.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  tabs: browserTabs(),
  flag: sessionFlag,
});

/** Starts the session with the page and keeps it fresh, also after the device slept or was offline. */
export const startSession = (): void => {
  const keepFresh = () => void session.keepFresh();
  void session.restore();
  setInterval(keepFresh, checkEveryMs);
  document.addEventListener('visibilitychange', keepFresh);
  addEventListener('online', keepFresh);
};

/** The session's state; the component follows its changes. */
export const useSession = (): SessionState => useSyncExternalStore(session.subscribe, session.state);
