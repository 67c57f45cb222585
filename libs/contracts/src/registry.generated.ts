// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import type { Job } from './kernel/job.ts';
import { accountChanged as authAccountChangedFact } from './auth/account-changed.fact.ts';
import { accountCreated as authAccountCreatedFact } from './auth/account-created.fact.ts';
import { accountDeleted as authAccountDeletedFact } from './auth/account-deleted.fact.ts';
import { changeProfile as authChangeProfileOperation } from './auth/change-profile.operation.ts';
import { endOtherSessions as authEndOtherSessionsOperation } from './auth/end-other-sessions.operation.ts';
import { endSession as authEndSessionOperation } from './auth/end-session.operation.ts';
import { followLink as authFollowLinkOperation } from './auth/follow-link.operation.ts';
import { issueToken as authIssueTokenOperation } from './auth/issue-token.operation.ts';
import { keySet as authKeySetOperation } from './auth/key-set.operation.ts';
import { listAccounts as authListAccountsOperation } from './auth/list-accounts.operation.ts';
import { listSecurityEvents as authListSecurityEventsOperation } from './auth/list-security-events.operation.ts';
import { listSessions as authListSessionsOperation } from './auth/list-sessions.operation.ts';
import { mailRequested as authMailRequestedFact } from './auth/mail-requested.fact.ts';
import { passwordChanged as authPasswordChangedFact } from './auth/password-changed.fact.ts';
import { previewLink as authPreviewLinkOperation } from './auth/preview-link.operation.ts';
import { publishKeys as authPublishKeysOperation } from './auth/publish-keys.operation.ts';
import { readSettings as authReadSettingsOperation } from './auth/read-settings.operation.ts';
import { readUser as authReadUserOperation } from './auth/read-user.operation.ts';
import { recoverPassword as authRecoverPasswordOperation } from './auth/recover-password.operation.ts';
import { resendMail as authResendMailOperation } from './auth/resend-mail.operation.ts';
import { sessionEnded as authSessionEndedFact } from './auth/session-ended.fact.ts';
import { sessionStolen as authSessionStolenFact } from './auth/session-stolen.fact.ts';
import { signOut as authSignOutOperation } from './auth/sign-out.operation.ts';
import { signUp as authSignUpOperation } from './auth/sign-up.operation.ts';
import { updateUserProfile as authUpdateUserProfileOperation } from './auth/update-user-profile.operation.ts';
import { updateUser as authUpdateUserOperation } from './auth/update-user.operation.ts';
import { verifyCode as authVerifyCodeOperation } from './auth/verify-code.operation.ts';
import { achievementUnlocked as learningAchievementUnlockedFact } from './learning/achievement-unlocked.fact.ts';
import { checkAnswer as learningCheckAnswerOperation } from './learning/check-answer.operation.ts';
import { completePart as learningCompletePartOperation } from './learning/complete-part.operation.ts';
import { insertProfile as learningInsertProfileOperation } from './learning/insert-profile.operation.ts';
import { levelUnlocked as learningLevelUnlockedFact } from './learning/level-unlocked.fact.ts';
import { moduleCompleted as learningModuleCompletedFact } from './learning/module-completed.fact.ts';
import { openPart as learningOpenPartOperation } from './learning/open-part.operation.ts';
import { partCompleted as learningPartCompletedFact } from './learning/part-completed.fact.ts';
import { profilePrepared as learningProfilePreparedFact } from './learning/profile-prepared.fact.ts';
import { readAchievements as learningReadAchievementsOperation } from './learning/read-achievements.operation.ts';
import { readCurriculumLevels as learningReadCurriculumLevelsOperation } from './learning/read-curriculum-levels.operation.ts';
import { readCurriculumModules as learningReadCurriculumModulesOperation } from './learning/read-curriculum-modules.operation.ts';
import { readCurriculumParts as learningReadCurriculumPartsOperation } from './learning/read-curriculum-parts.operation.ts';
import { readDashboard as learningReadDashboardOperation } from './learning/read-dashboard.operation.ts';
import { readModuleProgress as learningReadModuleProgressOperation } from './learning/read-module-progress.operation.ts';
import { readModule as learningReadModuleOperation } from './learning/read-module.operation.ts';
import { readProfiles as learningReadProfilesOperation } from './learning/read-profiles.operation.ts';
import { readUserAchievements as learningReadUserAchievementsOperation } from './learning/read-user-achievements.operation.ts';
import { readUserProgress as learningReadUserProgressOperation } from './learning/read-user-progress.operation.ts';
import { readUserSkills as learningReadUserSkillsOperation } from './learning/read-user-skills.operation.ts';
import { recordReading as learningRecordReadingOperation } from './learning/record-reading.operation.ts';
import { recordWatch as learningRecordWatchOperation } from './learning/record-watch.operation.ts';
import { skillRaised as learningSkillRaisedFact } from './learning/skill-raised.fact.ts';
import { submitExercise as learningSubmitExerciseOperation } from './learning/submit-exercise.operation.ts';
import { updateTimeZone as learningUpdateTimeZoneOperation } from './learning/update-time-zone.operation.ts';
import { changeNotificationPreference as workerChangeNotificationPreferenceOperation } from './worker/change-notification-preference.operation.ts';
import { listNotificationPreferences as workerListNotificationPreferencesOperation } from './worker/list-notification-preferences.operation.ts';
import { listNotifications as workerListNotificationsOperation } from './worker/list-notifications.operation.ts';
import { markNotificationsRead as workerMarkNotificationsReadOperation } from './worker/mark-notifications-read.operation.ts';
import { notificationAdded as workerNotificationAddedFact } from './worker/notification-added.fact.ts';
import { sendEmail as workerSendEmailJob } from './worker/send-email.job.ts';
import { sweepEmails as workerSweepEmailsJob } from './worker/sweep-emails.job.ts';
import { unsubscribe as workerUnsubscribeOperation } from './worker/unsubscribe.operation.ts';

export const operations: readonly Operation[] = [
  authChangeProfileOperation,
  authEndOtherSessionsOperation,
  authEndSessionOperation,
  authFollowLinkOperation,
  authIssueTokenOperation,
  authKeySetOperation,
  authListAccountsOperation,
  authListSecurityEventsOperation,
  authListSessionsOperation,
  authPreviewLinkOperation,
  authPublishKeysOperation,
  authReadSettingsOperation,
  authReadUserOperation,
  authRecoverPasswordOperation,
  authResendMailOperation,
  authSignOutOperation,
  authSignUpOperation,
  authUpdateUserOperation,
  authUpdateUserProfileOperation,
  authVerifyCodeOperation,
  learningCheckAnswerOperation,
  learningCompletePartOperation,
  learningInsertProfileOperation,
  learningOpenPartOperation,
  learningReadAchievementsOperation,
  learningReadCurriculumLevelsOperation,
  learningReadCurriculumModulesOperation,
  learningReadCurriculumPartsOperation,
  learningReadDashboardOperation,
  learningReadModuleOperation,
  learningReadModuleProgressOperation,
  learningReadProfilesOperation,
  learningReadUserAchievementsOperation,
  learningReadUserProgressOperation,
  learningReadUserSkillsOperation,
  learningRecordReadingOperation,
  learningRecordWatchOperation,
  learningSubmitExerciseOperation,
  learningUpdateTimeZoneOperation,
  workerChangeNotificationPreferenceOperation,
  workerListNotificationPreferencesOperation,
  workerListNotificationsOperation,
  workerMarkNotificationsReadOperation,
  workerUnsubscribeOperation,
];

export const facts: readonly Fact[] = [
  authAccountChangedFact,
  authAccountCreatedFact,
  authAccountDeletedFact,
  authMailRequestedFact,
  authPasswordChangedFact,
  authSessionEndedFact,
  authSessionStolenFact,
  learningAchievementUnlockedFact,
  learningLevelUnlockedFact,
  learningModuleCompletedFact,
  learningPartCompletedFact,
  learningProfilePreparedFact,
  learningSkillRaisedFact,
  workerNotificationAddedFact,
];

export const jobs: readonly Job[] = [
  workerSendEmailJob,
  workerSweepEmailsJob,
];
