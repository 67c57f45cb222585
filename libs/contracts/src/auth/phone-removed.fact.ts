import { fact } from '../kernel/fact.ts';
import { phoneNotice } from './account-notice.ts';

export const phoneRemoved = fact({
  name: 'auth.phone.removed',
  version: 1,
  summary: 'The number of an account was removed; the owner is told by e-mail.',
  payload: phoneNotice,
});
