import { createStore } from '../store/store.ts';

/** Whether live updates flow to this page. */
export const liveState = createStore(false);
