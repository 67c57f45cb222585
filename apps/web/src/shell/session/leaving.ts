import { isSessionOver } from '@nivel/client/auth-client';
import type { SessionEnvironment } from './session-environment.ts';

type Environment = Pick<SessionEnvironment, 'leave' | 'note' | 'tabs' | 'forget'>;

/** A sign-out that the service has yet to hear: noted before it is said, and said again until it was heard. */
export class Leaving {
  readonly #environment: Environment;
  #saying: Promise<void> | null = null;
  /** Whose session was signed out of here, empty where that is not known; null: none. It is the note for a browser that keeps none. */
  #left: string | null = null;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** Whether somebody signed out, here or in a tab that could not say so, and the service may not know it. */
  get isUnheard(): boolean {
    return this.#left !== null || this.#environment.note.read() === 'leaving';
  }

  begin(userId: string | null): void {
    this.#left = userId ?? '';
    this.#environment.note.write('leaving');
  }

  /** A session began: there is nothing to say any more. */
  end(): void {
    this.#left = null;
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
    const isHeard = await this.#environment.leave(this.#left).then(
      () => true,
      // Refused for good is heard: there was no session to end.
      (error: unknown) => isSessionOver(error),
    );
    if (!isHeard || !this.isUnheard) return;
    this.#left = null;
    this.#environment.note.write('none');
  }
}
