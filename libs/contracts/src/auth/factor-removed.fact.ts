import { fact } from '../kernel/fact.ts';
import { factorNotice } from './account-notice.ts';

export const factorRemoved = fact({
  name: 'auth.factor.removed',
  version: 1,
  summary: 'A second factor was removed from an account, by its owner or an operator; its owner is notified by e-mail.',
  payload: factorNotice,
});
