import { fact } from '../kernel/fact.ts';
import { accountNotice } from './account-notice.ts';

export const dataExported = fact({
  name: 'auth.data.exported',
  version: 1,
  summary: 'A person began to download everything that is stored about them.',
  payload: accountNotice,
});
