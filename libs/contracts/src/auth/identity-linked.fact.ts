import { fact } from '../kernel/fact.ts';
import { identityNotice } from './account-notice.ts';

export const identityLinked = fact({
  name: 'auth.identity.linked',
  version: 1,
  summary: 'An identity of a provider was linked to an account; its owner is notified by e-mail.',
  payload: identityNotice,
});
