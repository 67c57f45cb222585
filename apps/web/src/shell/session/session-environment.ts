import type { SessionNote } from './session-note.ts';
import type { Tabs } from './tabs.ts';

/** The world outside, as the session needs it; tests bring their own. */
export interface SessionEnvironment {
  /** Asks for new tokens with the cookie's refresh token. */
  readonly refresh: () => Promise<unknown>;
  /** Has the service end the session of the cookie. @param userId whose it was; empty or null where this page does not know */
  readonly leave: (userId: string | null) => Promise<unknown>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly tabs: Tabs;
  readonly note: {
    readonly read: () => SessionNote;
    /** @param userId whose session is held */
    readonly write: { (note: 'none' | 'leaving'): void; (note: 'held', userId: string): void };
  };
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
