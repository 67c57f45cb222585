import { fact } from '../kernel/fact.ts';
import { recoveryCodeNotice } from './account-notice.ts';

export const recoveryCodeUsed = fact({
  name: 'auth.recovery-code.used',
  version: 1,
  summary: 'A recovery code took the second step of a sign-in; its owner is told by e-mail.',
  payload: recoveryCodeNotice,
});
