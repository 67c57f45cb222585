import { fact } from '../kernel/fact.ts';
import { phoneNotice } from './account-notice.ts';

export const phoneChanged = fact({
  name: 'auth.phone.changed',
  version: 1,
  summary: 'An account has a number with which its owner can sign in; the owner is told by e-mail.',
  payload: phoneNotice,
});
