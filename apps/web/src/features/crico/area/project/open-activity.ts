import { createStore } from '../../../../shell/store/store.ts';

/** Whether it is shown what was done in the open project. */
export const isActivityOpen = createStore(false);
