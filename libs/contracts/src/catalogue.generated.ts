// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';
import { accountChanged as c0 } from './auth/account-changed.fact.ts';
import { accountCreated as c1 } from './auth/account-created.fact.ts';
import { accountDeleted as c2 } from './auth/account-deleted.fact.ts';
import { endOtherSessions as c3 } from './auth/end-other-sessions.operation.ts';
import { endSession as c4 } from './auth/end-session.operation.ts';
import { followLink as c5 } from './auth/follow-link.operation.ts';
import { issueToken as c6 } from './auth/issue-token.operation.ts';
import { keySet as c7 } from './auth/key-set.operation.ts';
import { listSecurityEvents as c8 } from './auth/list-security-events.operation.ts';
import { listSessions as c9 } from './auth/list-sessions.operation.ts';
import { mailRequested as c10 } from './auth/mail-requested.fact.ts';
import { passwordChanged as c11 } from './auth/password-changed.fact.ts';
import { previewLink as c12 } from './auth/preview-link.operation.ts';
import { publishKeys as c13 } from './auth/publish-keys.operation.ts';
import { readSettings as c14 } from './auth/read-settings.operation.ts';
import { readUser as c15 } from './auth/read-user.operation.ts';
import { recoverPassword as c16 } from './auth/recover-password.operation.ts';
import { resendMail as c17 } from './auth/resend-mail.operation.ts';
import { sessionEnded as c18 } from './auth/session-ended.fact.ts';
import { sessionStolen as c19 } from './auth/session-stolen.fact.ts';
import { signOut as c20 } from './auth/sign-out.operation.ts';
import { signUp as c21 } from './auth/sign-up.operation.ts';
import { updateUser as c22 } from './auth/update-user.operation.ts';
import { verifyCode as c23 } from './auth/verify-code.operation.ts';
import { achievementUnlocked as c24 } from './learning/achievement-unlocked.fact.ts';
import { checkAnswer as c25 } from './learning/check-answer.operation.ts';
import { completePart as c26 } from './learning/complete-part.operation.ts';
import { levelUnlocked as c27 } from './learning/level-unlocked.fact.ts';
import { listNotifications as c28 } from './learning/list-notifications.operation.ts';
import { markNotificationsRead as c29 } from './learning/mark-notifications-read.operation.ts';
import { moduleCompleted as c30 } from './learning/module-completed.fact.ts';
import { openPart as c31 } from './learning/open-part.operation.ts';
import { partCompleted as c32 } from './learning/part-completed.fact.ts';
import { profilePrepared as c33 } from './learning/profile-prepared.fact.ts';
import { readAchievements as c34 } from './learning/read-achievements.operation.ts';
import { readCurriculumLevels as c35 } from './learning/read-curriculum-levels.operation.ts';
import { readCurriculumModules as c36 } from './learning/read-curriculum-modules.operation.ts';
import { readCurriculumParts as c37 } from './learning/read-curriculum-parts.operation.ts';
import { readDashboard as c38 } from './learning/read-dashboard.operation.ts';
import { readModuleProgress as c39 } from './learning/read-module-progress.operation.ts';
import { readModule as c40 } from './learning/read-module.operation.ts';
import { readProfiles as c41 } from './learning/read-profiles.operation.ts';
import { readUserAchievements as c42 } from './learning/read-user-achievements.operation.ts';
import { readUserProgress as c43 } from './learning/read-user-progress.operation.ts';
import { readUserSkills as c44 } from './learning/read-user-skills.operation.ts';
import { recordReading as c45 } from './learning/record-reading.operation.ts';
import { recordWatch as c46 } from './learning/record-watch.operation.ts';
import { skillRaised as c47 } from './learning/skill-raised.fact.ts';
import { submitExercise as c48 } from './learning/submit-exercise.operation.ts';
import { updateTimeZone as c49 } from './learning/update-time-zone.operation.ts';
import { sendEmail as c50 } from './worker/send-email.job.ts';
import { sweepEmails as c51 } from './worker/sweep-emails.job.ts';

export const operations: readonly Operation[] = [
  c3,
  c4,
  c5,
  c6,
  c7,
  c8,
  c9,
  c12,
  c13,
  c14,
  c15,
  c16,
  c17,
  c20,
  c21,
  c22,
  c23,
  c25,
  c26,
  c28,
  c29,
  c31,
  c34,
  c35,
  c36,
  c37,
  c38,
  c39,
  c40,
  c41,
  c42,
  c43,
  c44,
  c45,
  c46,
  c48,
  c49,
];

export const facts: readonly Fact[] = [
  c0,
  c1,
  c2,
  c10,
  c11,
  c18,
  c19,
  c24,
  c27,
  c30,
  c32,
  c33,
  c47,
];

export const jobs: readonly Job[] = [
  c50,
  c51,
];
