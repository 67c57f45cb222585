import { createStore } from '../../../../shell/store/store.ts';
import type { RefusedWork, WaitingWork } from './study-work.ts';

interface QueuedWork {
  readonly waiting: readonly WaitingWork[];
  readonly refused: readonly RefusedWork[];
}

/** The work of the person here that the service does not have. */
export const queuedWork = createStore<QueuedWork>({ waiting: [], refused: [] });
