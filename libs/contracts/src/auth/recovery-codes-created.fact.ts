import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

export const recoveryCodesCreated = fact({
  name: 'auth.recovery-codes.created',
  version: 1,
  summary: 'A new set of recovery codes was made for an account; its owner is told by e-mail.',
  payload: accountNotice,
});
