import { ClientError, noResponse } from '@nivel/client/client-error';
import type { SessionEnvironment } from './session-environment.ts';
import type { SessionNote } from './session-note.ts';
import { SessionStore } from './session-store.ts';
import type { TabMessage } from './tabs.ts';

export const refusal = (code: string, status = 400) =>
  new ClientError({ code, kind: 'refused', status, message: code });
export const silence = () => noResponse(new TypeError('down'), true);
export const granted = (token: string, id = 'u') => ({
  access_token: token,
  expires_in: 600,
  user: { id, email: 'a@b.mx' },
});

export type Script = (() => unknown)[];

/** A browser whose tabs share a channel, a lock, a note and one scripted auth door. */
export class Browser {
  now = 0;
  note: SessionNote = 'held';
  keepsNotes = true;
  waits: number[] = [];
  refreshes = 0;
  /** How often the service was told of a sign-out, and what becomes of the next ones. */
  leavings = 0;
  /** Whose sessions they were, as far as the page knew. */
  left: (string | null)[] = [];
  leaving: Script = [];
  forgotten: string[] = [];
  /** Everything that was noted, with whose session it is. */
  noted: string[] = [];
  private readonly listeners: ((message: TabMessage, from: number) => void)[] = [];
  private lock: Promise<unknown> = Promise.resolve();
  private tabCount = 0;

  constructor(private readonly script: Script) {}

  /** Asks the auth door for new tokens. */
  async refresh(): Promise<unknown> {
    this.refreshes += 1;
    await Promise.resolve();
    const next = this.script.shift();
    if (!next) throw new Error('one call too many');
    const result = next();
    if (result instanceof Error) throw result;
    return result;
  }

  /** What a tab says to the others. */
  say(from: number, message: TabMessage): void {
    this.listeners.forEach((listener) => listener(message, from));
  }

  open(): SessionStore {
    const self = this.tabCount++;
    const environment: SessionEnvironment = {
      refresh: async () => this.refresh(),
      leave: async (userId) => {
        this.leavings += 1;
        this.left.push(userId);
        await Promise.resolve();
        const result = this.leaving.shift()?.();
        if (result instanceof Error) throw result;
      },
      now: () => this.now,
      wait: async (ms) => Promise.resolve(void this.waits.push(ms)),
      note: {
        read: () => this.note,
        write: (note: SessionNote, userId?: string) => {
          if (this.keepsNotes) this.note = note;
          this.noted.push(userId === undefined ? note : `${note} ${userId}`);
        },
      },
      forget: {
        person: (userId) => void this.forgotten.push(userId),
        tab: () => void this.forgotten.push(`tab ${self}`),
        key: async () => Promise.resolve(void this.forgotten.push('key')),
      },
      tabs: {
        broadcast: (message) => this.say(self, message),
        listen: (listener) => void this.listeners.push((message, from) => from !== self && listener(message)),
        exclusively: async (work) => {
          const turn = this.lock.then(work);
          this.lock = turn.catch(() => undefined);
          return turn;
        },
      },
    };
    return new SessionStore(environment);
  }
}

export const tokenOf = (store: SessionStore) => {
  const state = store.state();
  return state.status === 'signed-in' ? state.accessToken : state.status;
};
