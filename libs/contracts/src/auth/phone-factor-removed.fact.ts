import { fact } from '../kernel/fact.ts';
import { phoneFactorNotice } from './account-notice.ts';

export const phoneFactorRemoved = fact({
  name: 'auth.phone-factor.removed',
  version: 1,
  summary:
    'A number was removed from the second step of an account, by its owner or an operator; its owner is told by e-mail.',
  payload: phoneFactorNotice,
});
