import { createStore } from '../store/store.ts';

/** Whether live updates flow to this page. */
export const liveState = createStore(false);

/** How many tries to get them back have failed. */
export const failedTries = createStore(0);
