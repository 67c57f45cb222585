// Made by `npm run generate` from the files beside it; do not edit.
import type { Email } from '../composition/email.ts';
import { achievementUnlockedEmail } from './achievement-unlocked.email.ts';
import { confirmEmail } from './confirm.email.ts';
import { invitedEmail } from './invited.email.ts';
import { levelUnlockedEmail } from './level-unlocked.email.ts';
import { passwordChangedEmail } from './password-changed.email.ts';
import { recoverEmail } from './recover.email.ts';
import { sessionStolenEmail } from './session-stolen.email.ts';

export const emails: Readonly<Record<string, Email>> = {
  'achievement-unlocked': achievementUnlockedEmail,
  confirm: confirmEmail,
  invited: invitedEmail,
  'level-unlocked': levelUnlockedEmail,
  'password-changed': passwordChangedEmail,
  recover: recoverEmail,
  'session-stolen': sessionStolenEmail,
};
