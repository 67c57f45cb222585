import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

export const accountReopened = fact({
  name: 'auth.account.reopened',
  version: 1,
  summary: 'A person signed in to their closed account in time: it is not deleted.',
  payload: accountNotice,
});
