import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** The owner is notified by e-mail, including after a change of their own. Address and name are those at the time of the change. */
export const passwordChanged = fact({
  name: 'auth.password.changed',
  version: 1,
  summary: 'The password of an account was changed; its owner is notified by e-mail.',
  payload: accountNotice,
});
