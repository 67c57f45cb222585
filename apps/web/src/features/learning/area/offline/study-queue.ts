import { ClientError } from '@nivel/client/client-error';
import { limits } from '../../../../limits/limits.ts';
import { isTransient } from '../../../../shell/calls/is-transient.ts';
import { timed } from '../../../../shell/monitoring/performance-timer.ts';
import { siteClient } from '../../../../shell/calls/site-client.ts';
import { session } from '../../../../shell/session/session.ts';
import { keepUnsent, removeUnsent } from '../../../../shell/storage/unsent-drafts.ts';
import { ownId } from '../kept/own-id.ts';
import { openWork } from './browser-work.ts';
import { queuedWork } from './queued-work.ts';
import { sendOrReturn } from './returned-answers.ts';
import type { SentWork, StudyDoors, StudyWork } from './study-work.ts';
import { WorkSender } from './work-sender.ts';
import type { WorkStore } from './work-store.ts';

const doors: StudyDoors = {
  record: async (input) => siteClient.call('record_offline_work', input),
  submit: async (input) => siteClient.call('submit_exercise', input),
  complete: async (input) => siteClient.call('complete_part', input),
};

/** Limits that a learner has reached do not pass in a moment: the work would hold up all that comes after it. */
const reached = new Set(['no_runs_left', 'too_many_tries']);

const refusalOf = (error: unknown): string | null => {
  if (!(error instanceof ClientError)) return 'unknown';
  if (reached.has(error.code)) return error.code;
  return isTransient(error) || error.status === 401 ? null : error.code;
};

/** The page where waiting work is shown; a person who signs out is asked about it first. */
const shownAt = '/estudiantes-dashboard';

const listeners = new Set<(sent: SentWork) => void>();

/** Hears of work that this page has sent. @returns ends it */
export const listenToSent = (listener: (sent: SentWork) => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The queue of one person on this page. */
class StudyQueue {
  readonly #userId: string;
  readonly #store: Promise<WorkStore> = openWork();
  readonly #sender: Promise<WorkSender>;
  readonly #channel: BroadcastChannel | null;
  readonly #ending = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #isBusy = false;

  constructor(userId: string) {
    this.#userId = userId;
    const name = `nivel.study.${userId}`;
    this.#channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
    this.#channel?.addEventListener('message', () => void this.#show());
    const exclusively = async (work: () => Promise<void>) =>
      'locks' in navigator ? navigator.locks.request(name, work) : work();
    this.#sender = this.#store.then(
      (store) =>
        new WorkSender({
          ...{ userId, store, exclusively, refusalOf },
          send: async (work, maySend) =>
            timed('send work', async () => sendOrReturn(doors, work, { nowMs: Date.now(), maySend, refusalOf })),
          maySend: () => this.#maySend(),
          onSent: (sent) => this.#hear(sent),
        }),
    );
    const { signal } = this.#ending;
    addEventListener('online', () => this.#sendAtOnce(), { signal });
    document.addEventListener('visibilitychange', () => this.#sendAtOnce(), { signal });
    this.#sendAtOnce();
  }

  /** Keeps work, and sends it when the way is free. */
  async give(work: StudyWork): Promise<void> {
    await (await this.#store).add(work);
    await this.#changed();
    this.#sendAtOnce();
  }

  /** Why it was refused has been read. */
  async dismiss(id: string): Promise<void> {
    await (await this.#store).dismiss(this.#userId, id);
    await this.#changed();
  }

  close(): void {
    this.#ending.abort();
    clearTimeout(this.#timer);
    this.#channel?.close();
    queuedWork.write({ waiting: [], refused: [] });
  }

  #maySend(): boolean {
    return ownId() === this.#userId && navigator.onLine && !this.#ending.signal.aborted;
  }

  #hear(sent: SentWork): void {
    if (!this.#ending.signal.aborted) listeners.forEach((listener) => listener(sent));
  }

  #sendAtOnce(): void {
    this.#failures = 0;
    void this.#send();
  }

  async #send(): Promise<void> {
    clearTimeout(this.#timer);
    if (this.#isBusy) return;
    this.#isBusy = true;
    const isDone = await (await this.#sender).drain().catch(() => false);
    this.#isBusy = false;
    if (this.#ending.signal.aborted) return;
    await this.#changed();
    if (isDone ? queuedWork.read().waiting.length === 0 : !this.#maySend()) return;
    const { resendMs, resendLongestMs } = limits.offline;
    this.#timer = setTimeout(() => void this.#send(), Math.min(resendLongestMs, resendMs * 2 ** this.#failures));
    this.#failures += 1;
  }

  async #changed(): Promise<void> {
    await this.#show();
    if (!this.#ending.signal.aborted) this.#channel?.postMessage('changed');
  }

  async #show(): Promise<void> {
    const store = await this.#store;
    const [waiting, refused] = await Promise.all([store.waiting(this.#userId), store.refused(this.#userId)]);
    if (this.#ending.signal.aborted) return;
    if (waiting.length + refused.length > 0) keepUnsent(this.#userId, shownAt, true);
    else removeUnsent(this.#userId, shownAt);
    const { waiting: before, refused: refusedBefore } = queuedWork.read();
    if (before.length + waiting.length + refusedBefore.length + refused.length > 0)
      queuedWork.write({ waiting, refused });
  }
}

let open: { readonly userId: string; readonly queue: StudyQueue } | null = null;

session.subscribe(() => {
  if (session.state().status !== 'signed-out') return;
  open?.queue.close();
  open = null;
});

/** The queue of the person signed in here. */
export const queueOf = (userId: string): StudyQueue => {
  if (open?.userId === userId) return open.queue;
  open?.queue.close();
  const queue = new StudyQueue(userId);
  open = { userId, queue };
  return queue;
};
