import { fact } from '../kernel/fact.ts';
import { factorNotice } from './account-notice.ts';

export const keyAdded = fact({
  name: 'auth.key.added',
  version: 1,
  summary: 'A key or passkey was added to an account; its owner is told by e-mail.',
  payload: factorNotice,
});
