import { isSessionOver } from '@nivel/client/auth-client';
import { Leaving } from './leaving.ts';
import { SessionKeyLost } from './session-key.ts';
import {
  heldIn,
  isExpired,
  needsRefresh,
  readSession,
  readUser,
  retryDelay,
  stateOf,
  withFactorsOf,
  type SessionState,
  type SessionUser,
} from './session-state.ts';
import type { SessionEnvironment } from './session-environment.ts';
import type { TabMessage } from './tabs.ts';
import { firstPageLimits } from '../../limits/first-page-limits.ts';

/**
 * The session of this browser. The access token lives in memory only; the refresh token in a cookie that no script can read.
 * One refresh at a time, also across tabs, because a refresh token that is used twice looks stolen.
 */
export class SessionStore {
  readonly #environment: SessionEnvironment;
  readonly #leaving: Leaving;
  readonly #listeners = new Set<() => void>();
  #state: SessionState = { status: 'loading' };
  #refreshing: Promise<void> | null = null;

  constructor(environment: SessionEnvironment) {
    this.#environment = environment;
    this.#leaving = new Leaving(environment);
    environment.tabs.listen((message) => this.#follow(message));
  }

  readonly state = (): SessionState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Restores the session at page load, if this browser may have one; a sign-out that was not heard comes first. */
  async restore(): Promise<void> {
    if (heldIn(this.#state) !== null) return;
    if (this.#environment.note.read() === 'held') {
      await this.#refresh();
      return;
    }
    this.#become({ status: 'signed-out' });
    await this.#leaving.finish();
  }

  /**
   * Begins a session with what a person did just now: a password, a code, the button of a link.
   *
   * @returns false when the response brings none
   */
  async enter(ask: () => Promise<unknown>): Promise<boolean> {
    // A sign-out that is still on its way would end what begins here.
    await this.#leaving.finish();
    return this.adopt(await ask());
  }

  /** Takes the session out of a response of the auth door; false when it carries none. */
  adopt(received: unknown): boolean {
    const session = readSession(received, this.#environment.now());
    if (!session) return false;
    const before = this.#userId();
    this.#leaving.end();
    this.#environment.note.write('held', session.user.id);
    this.#become(stateOf(session));
    // Without a token it was resumed from what this device keeps: other tabs may have one that is good.
    if (session.accessToken) this.#environment.tabs.broadcast({ type: 'session', session });
    if (before !== null && before !== session.user.id) this.#environment.forget.person(before);
    return true;
  }

  /** Takes over what changed about the user, from the service's response to the change. */
  changeUser(received: unknown): void {
    const user = readUser(received);
    if (user && this.#showUser(user)) this.#environment.tabs.broadcast({ type: 'user-updated', user });
  }

  /** An access token that is good for a while, or null when nobody is signed in. */
  async accessToken(): Promise<string | null> {
    const token = await this.firstStepToken();
    return this.#state.status === 'second-step' ? null : token;
  }

  /** The same, also before the second step: for the calls that take it. */
  async firstStepToken(): Promise<string | null> {
    const before = heldIn(this.#state);
    if (before === null || needsRefresh(before, this.#environment.now())) await this.#refresh();
    const held = heldIn(this.#state);
    return held !== null && !isExpired(held, this.#environment.now()) ? held.accessToken : null;
  }

  /** Does what changes the tokens in its turn among the tabs: a refresh with the old ones meanwhile would look like a theft. */
  inTurn(work: () => Promise<void>): Promise<void> {
    return this.#environment.tabs.exclusively(work);
  }

  /** Changes the tokens for new ones, though they are good: after a new password, nothing given out before it goes on. */
  async renew(): Promise<void> {
    // A refresh that is under way may have been asked for before the change.
    await this.#refreshing;
    if (heldIn(this.#state) !== null) await this.#refresh();
  }

  /** Refreshes ahead of time, or says a sign-out that was not heard; called by a timer and when the page becomes visible. */
  async keepFresh(): Promise<void> {
    if (this.#state.status === 'signed-out') {
      await this.#leaving.finish();
      return;
    }
    const held = heldIn(this.#state);
    const isDue = held ? needsRefresh(held, this.#environment.now()) : this.#state.status === 'unreachable';
    if (isDue) await this.#refresh();
  }

  /** A door refused the token that was thought good: the session was ended elsewhere, or the keys changed. */
  async refused(accessToken: string): Promise<void> {
    const held = heldIn(this.#state);
    if (held?.accessToken !== accessToken) return;
    this.#state = { ...held, expiresAt: this.#environment.now() };
    await this.#refresh();
  }

  /**
   * Signs out here and in every tab of this browser, and lets go of all that was the person's. That it was done is noted
   * before it is said to the service, and said again until the service has heard it.
   *
   * @returns whether it has heard it by now
   */
  async signOut(): Promise<boolean> {
    if (this.#state.status === 'signed-out' && this.#environment.note.read() === 'none') return true;
    const userId = this.#userId();
    this.#leaving.begin(userId);
    this.#become({ status: 'signed-out' });
    this.#environment.tabs.broadcast({ type: 'signed-out' });
    this.#environment.forget.tab();
    if (userId !== null) this.#environment.forget.person(userId);
    await this.#leaving.finish();
    return !this.#leaving.isUnheard;
  }

  /** Another tab says what became of the session. */
  #follow(message: TabMessage): void {
    switch (message.type) {
      case 'session': {
        const { session } = message;
        this.#become(stateOf({ ...session, user: withFactorsOf(heldIn(this.#state)?.user, session.user) }));
        break;
      }
      case 'user-updated':
        this.#showUser(withFactorsOf(heldIn(this.#state)?.user, message.user));
        break;
      case 'signed-out':
        this.#become({ status: 'signed-out' });
        this.#environment.forget.tab();
    }
  }

  /** Whether it is the user of this session. */
  #showUser(user: SessionUser): boolean {
    const held = heldIn(this.#state);
    if (held?.user.id !== user.id) return false;
    this.#become({ ...held, user });
    return true;
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
    await this.#environment.tabs.exclusively(async () => {
      // While this tab waited for its turn, another one may have brought a new session, or ended it.
      if (this.#state !== before && this.#state.status !== 'unreachable') return;
      await this.#attempt(1);
    });
  }

  async #attempt(attempt: number): Promise<void> {
    // Somebody signed out meanwhile, here or in a tab that could not say so.
    if (this.#leaving.isUnheard) this.#become({ status: 'signed-out' });
    if (this.state().status === 'signed-out') return;
    const before = this.#state;
    try {
      const received = await this.#environment.refresh();
      if (this.#state === before && !this.adopt(received)) this.#end();
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
      this.#environment.tabs.broadcast({ type: 'signed-out' });
      return;
    }
    // Whoever was signed in on this page stays: what is open there is not taken away because nobody answers.
    if (attempt >= firstPageLimits.session.silentAttempts && heldIn(this.#state) === null)
      this.#become({ status: 'unreachable' });
    const delay = retryDelay(attempt);
    if (delay === null) return;
    await this.#environment.wait(delay);
    await this.#attempt(attempt + 1);
  }

  /** Whose session it is, however far it has got: what this device keeps for them goes with it. */
  #userId(): string | null {
    return heldIn(this.#state)?.user.id ?? null;
  }

  #end(): void {
    this.#environment.note.write('none');
    this.#become({ status: 'signed-out' });
  }

  #become(state: SessionState): void {
    this.#state = state;
    this.#listeners.forEach((listener) => listener());
  }
}
