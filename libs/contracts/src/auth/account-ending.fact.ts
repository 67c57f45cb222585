import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** For the last e-mail. The deletion follows some minutes later, and takes the e-mail's own row along. */
export const accountEnding = fact({
  name: 'auth.account.ending',
  version: 1,
  summary: 'A closed account was not reopened in time: nobody can sign in to it any more, and it is being deleted.',
  payload: accountNotice,
});
