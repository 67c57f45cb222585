// Made by `npm run generate` from the contracts; do not edit.
/** Facts by name. */
export interface Facts {
  'auth.account.changed': typeof import('@nivel/contracts/auth/account-changed.fact').accountChanged;
  'auth.account.created': typeof import('@nivel/contracts/auth/account-created.fact').accountCreated;
  'auth.account.deleted': typeof import('@nivel/contracts/auth/account-deleted.fact').accountDeleted;
  'auth.mail.requested': typeof import('@nivel/contracts/auth/mail-requested.fact').mailRequested;
  'auth.password.changed': typeof import('@nivel/contracts/auth/password-changed.fact').passwordChanged;
  'auth.session.ended': typeof import('@nivel/contracts/auth/session-ended.fact').sessionEnded;
  'auth.session.stolen': typeof import('@nivel/contracts/auth/session-stolen.fact').sessionStolen;
  'learning.achievement.unlocked': typeof import('@nivel/contracts/learning/achievement-unlocked.fact').achievementUnlocked;
  'learning.level.unlocked': typeof import('@nivel/contracts/learning/level-unlocked.fact').levelUnlocked;
  'learning.module.completed': typeof import('@nivel/contracts/learning/module-completed.fact').moduleCompleted;
  'learning.part.completed': typeof import('@nivel/contracts/learning/part-completed.fact').partCompleted;
  'learning.profile.prepared': typeof import('@nivel/contracts/learning/profile-prepared.fact').profilePrepared;
  'learning.skill.raised': typeof import('@nivel/contracts/learning/skill-raised.fact').skillRaised;
  'worker.notification.added': typeof import('@nivel/contracts/worker/notification-added.fact').notificationAdded;
}
