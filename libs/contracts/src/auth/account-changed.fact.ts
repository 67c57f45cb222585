import { fact } from '../kernel/fact.ts';
import { accountProfile } from './account-profile.ts';

/** The whole profile from now on; the higher version wins. */
export const accountChanged = fact({
  name: 'auth.account.changed',
  version: 1,
  summary: 'Somebody changed what the account says of them: names, kind of student, interests, level, language, zone.',
  payload: accountProfile,
});
