import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

/** An old refresh token, or one without the key of its browser, was used: another person may have it. */
export const sessionStolen = fact({
  name: 'auth.session.stolen',
  version: 1,
  summary: 'A session was ended because somebody else may have its refresh token; its owner is notified by e-mail.',
  payload: accountNotice,
});
