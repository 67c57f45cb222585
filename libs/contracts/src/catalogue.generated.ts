// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';
import { accountCreated as c0 } from './auth/account-created.fact.ts';
import { followLink as c1 } from './auth/follow-link.operation.ts';
import { issueToken as c2 } from './auth/issue-token.operation.ts';
import { keySet as c3 } from './auth/key-set.operation.ts';
import { mailRequested as c4 } from './auth/mail-requested.fact.ts';
import { publishKeys as c5 } from './auth/publish-keys.operation.ts';
import { readSettings as c6 } from './auth/read-settings.operation.ts';
import { readUser as c7 } from './auth/read-user.operation.ts';
import { recoverPassword as c8 } from './auth/recover-password.operation.ts';
import { resendMail as c9 } from './auth/resend-mail.operation.ts';
import { sessionEnded as c10 } from './auth/session-ended.fact.ts';
import { signOut as c11 } from './auth/sign-out.operation.ts';
import { signUp as c12 } from './auth/sign-up.operation.ts';
import { updateUser as c13 } from './auth/update-user.operation.ts';
import { verifyCode as c14 } from './auth/verify-code.operation.ts';
import { achievementUnlocked as c15 } from './learning/achievement-unlocked.fact.ts';
import { checkAnswer as c16 } from './learning/check-answer.operation.ts';
import { completePart as c17 } from './learning/complete-part.operation.ts';
import { levelUnlocked as c18 } from './learning/level-unlocked.fact.ts';
import { listNotifications as c19 } from './learning/list-notifications.operation.ts';
import { markNotificationsRead as c20 } from './learning/mark-notifications-read.operation.ts';
import { moduleCompleted as c21 } from './learning/module-completed.fact.ts';
import { openPart as c22 } from './learning/open-part.operation.ts';
import { partCompleted as c23 } from './learning/part-completed.fact.ts';
import { profilePrepared as c24 } from './learning/profile-prepared.fact.ts';
import { readAchievements as c25 } from './learning/read-achievements.operation.ts';
import { readCurriculumLevels as c26 } from './learning/read-curriculum-levels.operation.ts';
import { readCurriculumModules as c27 } from './learning/read-curriculum-modules.operation.ts';
import { readCurriculumParts as c28 } from './learning/read-curriculum-parts.operation.ts';
import { readDashboard as c29 } from './learning/read-dashboard.operation.ts';
import { readModuleProgress as c30 } from './learning/read-module-progress.operation.ts';
import { readModule as c31 } from './learning/read-module.operation.ts';
import { readProfiles as c32 } from './learning/read-profiles.operation.ts';
import { readUserAchievements as c33 } from './learning/read-user-achievements.operation.ts';
import { readUserProgress as c34 } from './learning/read-user-progress.operation.ts';
import { readUserSkills as c35 } from './learning/read-user-skills.operation.ts';
import { recordReading as c36 } from './learning/record-reading.operation.ts';
import { recordWatch as c37 } from './learning/record-watch.operation.ts';
import { skillRaised as c38 } from './learning/skill-raised.fact.ts';
import { submitExercise as c39 } from './learning/submit-exercise.operation.ts';
import { updateTimeZone as c40 } from './learning/update-time-zone.operation.ts';
import { sendEmail as c41 } from './worker/send-email.job.ts';
import { sweepEmails as c42 } from './worker/sweep-emails.job.ts';

export const operations: readonly Operation[] = [
  c1,
  c2,
  c3,
  c5,
  c6,
  c7,
  c8,
  c9,
  c11,
  c12,
  c13,
  c14,
  c16,
  c17,
  c19,
  c20,
  c22,
  c25,
  c26,
  c27,
  c28,
  c29,
  c30,
  c31,
  c32,
  c33,
  c34,
  c35,
  c36,
  c37,
  c39,
  c40,
];

export const facts: readonly Fact[] = [
  c0,
  c4,
  c10,
  c15,
  c18,
  c21,
  c23,
  c24,
  c38,
];

export const jobs: readonly Job[] = [
  c41,
  c42,
];
