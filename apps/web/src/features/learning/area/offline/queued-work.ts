import { createStore } from '../../../../shell/store/store.ts';
import type { RefusedWork, WaitingWork } from './study-work.ts';

interface QueuedWork {
  readonly waiting: readonly WaitingWork[];
  readonly refused: readonly RefusedWork[];
}

/** The work of the person here that the service does not have. */
export const queuedWork = createStore<QueuedWork>({ waiting: [], refused: [] });

/** Selects the waiting work by which a part is finished. */
export const finishedWorkOf =
  (partId: string) =>
  ({ waiting }: QueuedWork): WaitingWork | undefined =>
    waiting.find((one) => one.partId === partId && one.isPartial !== true);

/** Selects what was watched of a video so far and waits. */
export const waitingWatchOf =
  (partId: string) =>
  ({ waiting }: QueuedWork): WaitingWork['watch'] =>
    waiting.find((one) => one.partId === partId && one.isPartial === true)?.watch;
