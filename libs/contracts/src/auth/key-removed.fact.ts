import { fact } from '../kernel/fact.ts';
import { factorNotice } from './account-notice.ts';

export const keyRemoved = fact({
  name: 'auth.key.removed',
  version: 1,
  summary: 'A key or passkey was removed from an account, by its owner or an operator; its owner is told by e-mail.',
  payload: factorNotice,
});
