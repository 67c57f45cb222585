import type { SessionNote } from './session-note.ts';
import type { Tabs } from './tabs.ts';

/** The world outside, as the session needs it; tests bring their own. */
export interface SessionEnvironment {
  /** Asks for new tokens with the cookie's refresh token. */
  readonly refresh: () => Promise<unknown>;
  /** Has the service end the session of the cookie. @param userId whose it was; null where this page does not know */
  readonly leave: (userId: string | null) => Promise<unknown>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly tabs: Tabs;
  /** @param userId whose session is held, with `held` */
  readonly note: { readonly read: () => SessionNote; readonly write: (note: SessionNote, userId?: string) => void };
  readonly forget: ForgetData;
}

/** What a browser lets go of when somebody leaves. */
interface ForgetData {
  /** All that this device keeps for a person. */
  readonly person: (userId: string) => void;
  /** What this tab exclusively keeps. */
  readonly tab: () => void;
  /** The key of the session. */
  readonly key: () => Promise<void>;
}
