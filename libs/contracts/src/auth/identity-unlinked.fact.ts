import { fact } from '../kernel/fact.ts';
import { identityNotice } from './account-notice.ts';

export const identityUnlinked = fact({
  name: 'auth.identity.unlinked',
  version: 1,
  summary: 'An identity of a provider was unlinked from an account; its owner is notified by e-mail.',
  payload: identityNotice,
});
