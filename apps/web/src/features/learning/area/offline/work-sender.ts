import type { SentWork, StudyWork, WaitingWork } from './study-work.ts';
import type { WorkStore } from './work-store.ts';

interface SenderWorld {
  readonly userId: string;
  readonly store: WorkStore;
  /** Runs `work` in one tab at a time. */
  readonly exclusively: (work: () => Promise<void>) => Promise<void>;
  readonly send: (work: StudyWork, maySend: () => boolean) => Promise<SentWork>;
  /** Whether work may be sent now; another person may have signed in. */
  readonly maySend: () => boolean;
  /** The code of a refusal; null where the service has not decided, and the work waits. */
  readonly refusalOf: (error: unknown) => string | null;
  readonly onSent: (sent: SentWork) => void;
}

/** Sends the waiting work of one person in its order, each until the service has decided about it. */
export class WorkSender {
  readonly #world: SenderWorld;

  constructor(world: SenderWorld) {
    this.#world = world;
  }

  /** @returns whether nothing waits any more */
  async drain(): Promise<boolean> {
    let isDone = false;
    await this.#world.exclusively(async () => {
      isDone = await this.#drainAlone();
    });
    return isDone;
  }

  async #drainAlone(): Promise<boolean> {
    const { userId, store, maySend } = this.#world;
    for (;;) {
      const [next] = await store.waiting(userId);
      if (next === undefined) return true;
      if (!maySend() || !(await this.#sendOne(next))) return false;
    }
  }

  /** @returns whether the service has decided */
  async #sendOne(work: WaitingWork): Promise<boolean> {
    const { store, send, maySend, refusalOf, onSent } = this.#world;
    const answer = await send(work, maySend).then(
      (sent) => ({ sent }),
      (error: unknown) => ({ code: refusalOf(error) }),
    );
    if ('sent' in answer) {
      await store.done(work.order);
      onSent(answer.sent);
      return true;
    }
    // Of a person who has gone meanwhile nothing more is stored.
    if (answer.code === null || !maySend()) return false;
    // What the service does not take never holds up what comes after it.
    await store.refuse(work, answer.code);
    return true;
  }
}
