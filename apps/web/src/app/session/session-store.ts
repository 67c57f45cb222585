import { isSessionOver } from '@nivel/client/auth-client';
import { isExpired, needsRefresh, readSession, retryDelay, type Session, type SessionState } from './session-state.ts';
import type { Tabs } from './tabs.ts';

/** The world outside, as the session needs it; tests bring their own. */
export interface SessionWorld {
  /** Asks for new tokens; the refresh token comes from the cookie unless one is given. */
  readonly refresh: (refreshToken?: string) => Promise<unknown>;
  readonly signOut: (accessToken: string) => Promise<unknown>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly tabs: Tabs;
  readonly flag: { readonly isSet: () => boolean; readonly set: (value: boolean) => void };
}

/** After so many failed attempts the page says that nobody answers, and goes on trying. */
const silentAttempts = 4;

/**
 * The session of this browser. The access token lives in memory only; the refresh token in a cookie that no script can read.
 * One refresh at a time, also across tabs, because a refresh token that is used twice looks stolen.
 */
export class SessionStore {
  readonly #world: SessionWorld;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #refreshing: Promise<void> | null = null;

  constructor(world: SessionWorld) {
    this.#world = world;
    world.tabs.listen((message) => {
      if (message.type === 'session') this.#become({ status: 'signed-in', ...message.session });
      else this.#become({ status: 'signed-out' });
    });
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores the session at page load, if this browser may have one. */
  async restore(): Promise<void> {
    if (this.#state.status === 'signed-in') return;
    if (!this.#world.flag.isSet()) {
      this.#become({ status: 'signed-out' });
      return;
    }
    await this.#refresh();
  }

  /** Takes the session out of an answer of the auth door; false when it carries none. */
  adopt(answer: unknown): boolean {
    const session = readSession(answer, this.#world.now());
    if (!session) return false;
    this.#world.flag.set(true);
    this.#become({ status: 'signed-in', ...session });
    this.#world.tabs.tell({ type: 'session', session });
    return true;
  }

  /** Exchanges the refresh token that a mail's link brought in the address for a session kept in the cookie. */
  async exchange(refreshToken: string): Promise<void> {
    const answer = await this.#world.tabs.alone(async () => this.#world.refresh(refreshToken));
    this.adopt(answer);
  }

  /** An access token that is good for a while, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    if (this.#state.status !== 'signed-in' || needsRefresh(this.#state, this.#world.now())) await this.#refresh();
    const state = this.state();
    return state.status === 'signed-in' && !isExpired(state, this.#world.now()) ? state.accessToken : null;
  }

  /** Refreshes ahead of time; called by a timer and when the page becomes visible. */
  async keepFresh(): Promise<void> {
    const isDue = this.#state.status === 'signed-in' && needsRefresh(this.#state, this.#world.now());
    if (isDue || this.#state.status === 'unreachable') await this.#refresh();
  }

  /** A door refused the token that was thought good: the session was ended elsewhere, or the keys changed. */
  async refused(accessToken: string): Promise<void> {
    if (this.#state.status !== 'signed-in' || this.#state.accessToken !== accessToken) return;
    this.#state = { ...this.#state, expiresAt: this.#world.now() };
    await this.#refresh();
  }

  /** Signs out here and in every tab of this browser, whatever the service answers. */
  async signOut(): Promise<void> {
    const state = this.#state;
    this.#end();
    this.#world.tabs.tell({ type: 'signed-out' });
    if (state.status !== 'signed-in') return;
    const token = await this.#tokenToLeaveWith(state).catch(() => null);
    if (token) await this.#world.signOut(token).catch(() => null);
  }

  /** A device that slept holds a dead access token; only with a live one does the service end the session and the cookie. */
  async #tokenToLeaveWith(session: Session): Promise<string | null> {
    const now = this.#world.now();
    if (!isExpired(session, now)) return session.accessToken;
    return readSession(await this.#world.refresh(), now)?.accessToken ?? null;
  }

  #refresh(): Promise<void> {
    this.#refreshing ??= this.#refreshAlone().finally(() => {
      this.#refreshing = null;
    });
    return this.#refreshing;
  }

  async #refreshAlone(): Promise<void> {
    if (this.#state.status === 'signed-out') return;
    const before = this.#state;
    await this.#world.tabs.alone(async () => {
      // While this tab waited for its turn, another one may have brought a new session, or ended it.
      if (this.#state !== before && this.#state.status !== 'unreachable') return;
      await this.#attempt(1);
    });
  }

  async #attempt(attempt: number): Promise<void> {
    try {
      const answer = await this.#world.refresh();
      if (this.#state.status === 'signed-out') return;
      if (!this.adopt(answer)) this.#end();
    } catch (error) {
      await this.#afterFailure(error, attempt);
    }
  }

  async #afterFailure(error: unknown, attempt: number): Promise<void> {
    if (isSessionOver(error)) {
      this.#end();
      this.#world.tabs.tell({ type: 'signed-out' });
      return;
    }
    if (attempt >= silentAttempts && this.#session() === null) this.#become({ status: 'unreachable' });
    const delay = retryDelay(attempt);
    if (delay === null) return;
    await this.#world.wait(delay);
    await this.#attempt(attempt + 1);
  }

  #session(): Session | null {
    return this.#state.status === 'signed-in' && !isExpired(this.#state, this.#world.now()) ? this.#state : null;
  }

  #end(): void {
    this.#world.flag.set(false);
    this.#become({ status: 'signed-out' });
  }

  #become(state: SessionState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
