import { fact } from '../kernel/fact.ts';
import { phoneFactorNotice } from './account-notice.ts';

export const phoneFactorAdded = fact({
  name: 'auth.phone-factor.added',
  version: 1,
  summary: 'A number was added to an account as its second step; its owner is told by e-mail.',
  payload: phoneFactorNotice,
});
