import type { Session, SessionUser } from './session-state.ts';

export type TabMessage =
  | { readonly type: 'session'; readonly session: Session }
  /** The tokens are what they were; each tab keeps its own. */
  | { readonly type: 'user-updated'; readonly user: SessionUser }
  | { readonly type: 'signed-out' };

/** How the tabs of one browser agree on one session. */
export interface Tabs {
  readonly broadcast: (message: TabMessage) => void;
  readonly listen: (listener: (message: TabMessage) => void) => void;
  /** Runs `work` in one tab at a time. */
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
}

const name = 'nivel.session';

/** Tabs joined by a BroadcastChannel and a Web Lock; a browser without them gets a tab that is exclusively. */
export const browserTabs = (): Tabs => {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    broadcast: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
    },
    exclusively: async (work) => ('locks' in navigator ? await navigator.locks.request(name, work) : await work()),
  };
};
