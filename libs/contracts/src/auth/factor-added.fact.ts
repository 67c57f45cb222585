import { fact } from '../kernel/fact.ts';
import { factorNotice } from './account-notice.ts';

export const factorAdded = fact({
  name: 'auth.factor.added',
  version: 1,
  summary: 'A second factor was added to an account; its owner is notified by e-mail.',
  payload: factorNotice,
});
