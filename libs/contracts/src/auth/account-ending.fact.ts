import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** For the last e-mail. The account is deleted some minutes later, together with the row of this e-mail. */
export const accountEnding = fact({
  name: 'auth.account.ending',
  version: 1,
  summary: 'A closed account was not reopened in time: nobody can sign in to it any more, and it is being deleted.',
  payload: accountNotice,
});
