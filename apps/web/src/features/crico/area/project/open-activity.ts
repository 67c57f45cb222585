import { createStore } from '../../../../shell/store/store.ts';

/** Whether the history of the open project is shown. */
export const isActivityOpen = createStore(false);
