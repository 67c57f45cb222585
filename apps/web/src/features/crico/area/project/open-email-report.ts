import { createStore } from '../../../../shell/store/store.ts';

/** Whether the e-mail report of the open project is being sent or scheduled. */
export const isEmailReportOpen = createStore(false);
