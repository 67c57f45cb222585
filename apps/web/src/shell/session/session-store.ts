import { isSessionOver } from '@nivel/client/auth-client';
import { SessionKeyLost } from './session-key.ts';
import {
  isExpired,
  needsRefresh,
  readSession,
  readUser,
  retryDelay,
  type Session,
  type SessionState,
} from './session-state.ts';
import type { SessionWorld } from './session-world.ts';

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
  #leaving: Promise<void> | null = null;
  /** The note for a browser that keeps none. */
  #hasLeft = false;

  constructor(world: SessionWorld) {
    this.#world = world;
    world.tabs.listen((message) => {
      if (message.type === 'session') {
        this.#become({ status: 'signed-in', ...message.session });
        return;
      }
      this.#become({ status: 'signed-out' });
      world.forget.tab();
    });
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores the session at page load, if this browser may have one; a sign-out that was not heard comes first. */
  async restore(): Promise<void> {
    if (this.#state.status === 'signed-in') return;
    if (this.#world.note.read() === 'held') {
      await this.#refresh();
      return;
    }
    this.#become({ status: 'signed-out' });
    await this.#finishLeaving();
  }

  /**
   * Begins a session with what a person did just now: a password, a code, the button of a link.
   *
   * @returns false when the answer brings none
   */
  async enter(ask: () => Promise<unknown>): Promise<boolean> {
    // A sign-out that is still on its way would end what begins here.
    await this.#finishLeaving();
    return this.adopt(await ask());
  }

  /** Takes the session out of an answer of the auth door; false when it carries none. */
  adopt(answer: unknown): boolean {
    const session = readSession(answer, this.#world.now());
    if (!session) return false;
    const before = this.#userId();
    this.#hasLeft = false;
    this.#world.note.write('held');
    this.#become({ status: 'signed-in', ...session });
    this.#world.tabs.tell({ type: 'session', session });
    if (before !== null && before !== session.user.id) this.#world.forget.person(before);
    return true;
  }

  /** Takes over what changed about the user, from the service's answer to the change. */
  changeUser(answer: unknown): void {
    const user = readUser(answer);
    if (this.#state.status !== 'signed-in' || user?.id !== this.#state.user.id) return;
    const { accessToken, expiresAt } = this.#state;
    const session = { accessToken, expiresAt, user };
    this.#become({ status: 'signed-in', ...session });
    this.#world.tabs.tell({ type: 'session', session });
  }

  /** An access token that is good for a while, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    if (this.#state.status !== 'signed-in' || needsRefresh(this.#state, this.#world.now())) await this.#refresh();
    const state = this.state();
    return state.status === 'signed-in' && !isExpired(state, this.#world.now()) ? state.accessToken : null;
  }

  /** Changes the tokens for new ones, though they are good: after a new password, nothing given out before it goes on. */
  async renew(): Promise<void> {
    // A refresh that is under way may have been asked for before the change.
    await this.#refreshing;
    if (this.#state.status === 'signed-in') await this.#refresh();
  }

  /** Refreshes ahead of time, or says a sign-out that was not heard; called by a timer and when the page becomes visible. */
  async keepFresh(): Promise<void> {
    if (this.#state.status === 'signed-out') {
      await this.#finishLeaving();
      return;
    }
    const isDue = this.#state.status === 'signed-in' && needsRefresh(this.#state, this.#world.now());
    if (isDue || this.#state.status === 'unreachable') await this.#refresh();
  }

  /** A door refused the token that was thought good: the session was ended elsewhere, or the keys changed. */
  async refused(accessToken: string): Promise<void> {
    if (this.#state.status !== 'signed-in' || this.#state.accessToken !== accessToken) return;
    this.#state = { ...this.#state, expiresAt: this.#world.now() };
    await this.#refresh();
  }

  /**
   * Signs out here and in every tab of this browser, and lets go of all that was the person's. That it was done is noted
   * before it is said to the service, and said again until the service has heard it.
   */
  async signOut(): Promise<void> {
    if (this.#state.status === 'signed-out' && this.#world.note.read() === 'none') return;
    const userId = this.#userId();
    this.#hasLeft = true;
    this.#world.note.write('leaving');
    this.#become({ status: 'signed-out' });
    this.#world.tabs.tell({ type: 'signed-out' });
    this.#world.forget.tab();
    if (userId !== null) this.#world.forget.person(userId);
    await this.#finishLeaving();
  }

  /** Says a sign-out to the service, once. In its turn among the tabs, so that no refresh brings a new cookie after it. */
  #finishLeaving(): Promise<void> {
    if (!this.#isLeaving()) return Promise.resolve();
    this.#leaving ??= this.#world.tabs
      .alone(async () => this.#leave())
      .finally(() => {
        this.#leaving = null;
      });
    return this.#leaving;
  }

  async #leave(): Promise<void> {
    if (!this.#isLeaving()) return;
    await this.#world.forget.key().catch(() => undefined);
    const isHeard = await this.#world.leave().then(
      () => true,
      // Refused for good is heard: there was no session to end.
      (error: unknown) => isSessionOver(error),
    );
    if (!isHeard || !this.#isLeaving()) return;
    this.#hasLeft = false;
    this.#world.note.write('none');
  }

  #isLeaving(): boolean {
    return this.#hasLeft || this.#world.note.read() === 'leaving';
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
    // Somebody signed out meanwhile, here or in a tab that could not say so.
    if (this.#isLeaving()) this.#become({ status: 'signed-out' });
    if (this.#isSignedOut()) return;
    const before = this.#state;
    try {
      const answer = await this.#world.refresh();
      if (this.#state === before && !this.adopt(answer)) this.#end();
    } catch (error) {
      // Whoever signed in or out meanwhile is not concerned by what became of the session before.
      if (this.#state === before) await this.#afterFailure(error, attempt);
    }
  }

  async #afterFailure(error: unknown, attempt: number): Promise<void> {
    if (error instanceof SessionKeyLost) {
      // Not waited for: it waits for the turn of this refresh to end.
      void this.signOut();
      return;
    }
    if (isSessionOver(error)) {
      // The key stays: somebody may be signing in with it right now.
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

  #isSignedOut(): boolean {
    return this.#state.status === 'signed-out';
  }

  #userId(): string | null {
    return this.#state.status === 'signed-in' ? this.#state.user.id : null;
  }

  #session(): Session | null {
    return this.#state.status === 'signed-in' && !isExpired(this.#state, this.#world.now()) ? this.#state : null;
  }

  #end(): void {
    this.#world.note.write('none');
    this.#become({ status: 'signed-out' });
  }

  #become(state: SessionState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
