import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** The owner is notified by e-mail, whoever made the change. The address and name are those of the moment. */
export const passwordChanged = fact({
  name: 'auth.password.changed',
  version: 1,
  summary: 'The password of an account was changed; its owner is told by e-mail.',
  payload: accountNotice,
});
