import { isSessionOver } from '@nivel/client/auth-client';
import type { SessionEnvironment } from './session-environment.ts';

type Environment = Pick<SessionEnvironment, 'leave' | 'note' | 'tabs' | 'forget'>;

/** A sign-out that the service has yet to hear: noted before it is said, and said again until it was heard. */
export class Leaving {
  readonly #environment: Environment;
  #saying: Promise<void> | null = null;
  /** The note for a browser that keeps none. */
  #hasLeft = false;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Whether somebody signed out, here or in a tab that could not say so, and the service may not know it. */
  get isUnheard(): boolean {
    return this.#hasLeft || this.#environment.note.read() === 'leaving';
  }

  begin(): void {
    this.#hasLeft = true;
    this.#environment.note.write('leaving');
  }

  /** A session began: there is nothing to say any more. */
  end(): void {
    this.#hasLeft = false;
  }

  /** Says it to the service, once. In its turn among the tabs, so that no refresh brings a new cookie after it. */
  finish(): Promise<void> {
    if (!this.isUnheard) return Promise.resolve();
    this.#saying ??= this.#environment.tabs
      .exclusively(async () => this.#say())
      .finally(() => {
        this.#saying = null;
      });
    return this.#saying;
  }

  async #say(): Promise<void> {
    if (!this.isUnheard) return;
    await this.#environment.forget.key().catch(() => undefined);
    const isHeard = await this.#environment.leave().then(
      () => true,
      // Refused for good is heard: there was no session to end.
      (error: unknown) => isSessionOver(error),
    );
    if (!isHeard || !this.isUnheard) return;
    this.#hasLeft = false;
    this.#environment.note.write('none');
  }
}
