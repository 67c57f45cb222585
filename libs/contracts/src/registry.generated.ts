// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import { operations as authOperations } from './auth/operations.generated.ts';
import { operations as learningOperations } from './learning/operations.generated.ts';
import { operations as projectsOperations } from './projects/operations.generated.ts';
import { operations as workerOperations } from './worker/operations.generated.ts';
import { accountChanged as authAccountChangedFact } from './auth/account-changed.fact.ts';
import { accountCreated as authAccountCreatedFact } from './auth/account-created.fact.ts';
import { accountDeleted as authAccountDeletedFact } from './auth/account-deleted.fact.ts';
import { mailRequested as authMailRequestedFact } from './auth/mail-requested.fact.ts';
import { passwordChanged as authPasswordChangedFact } from './auth/password-changed.fact.ts';
import { sessionEnded as authSessionEndedFact } from './auth/session-ended.fact.ts';
import { sessionStolen as authSessionStolenFact } from './auth/session-stolen.fact.ts';
import { achievementUnlocked as learningAchievementUnlockedFact } from './learning/achievement-unlocked.fact.ts';
import { levelUnlocked as learningLevelUnlockedFact } from './learning/level-unlocked.fact.ts';
import { moduleCompleted as learningModuleCompletedFact } from './learning/module-completed.fact.ts';
import { partCompleted as learningPartCompletedFact2 } from './learning/part-completed.fact.ts';
import { profilePrepared as learningProfilePreparedFact } from './learning/profile-prepared.fact.ts';
import { inviteSent as projectsInviteSentFact } from './projects/invite-sent.fact.ts';
import { organizationChanged as projectsOrganizationChangedFact } from './projects/organization-changed.fact.ts';
import { organizationMemberChanged as projectsOrganizationMemberChangedFact } from './projects/organization-member-changed.fact.ts';
import { organizationMemberRemoved as projectsOrganizationMemberRemovedFact } from './projects/organization-member-removed.fact.ts';
import { personChanged as projectsPersonChangedFact } from './projects/person-changed.fact.ts';
import { projectChanged as projectsProjectChangedFact } from './projects/project-changed.fact.ts';
import { projectCopyEnded as projectsProjectCopyEndedFact } from './projects/project-copy-ended.fact.ts';
import { projectCopyProgressed as projectsProjectCopyProgressedFact } from './projects/project-copy-progressed.fact.ts';
import { projectCopyStarted as projectsProjectCopyStartedFact } from './projects/project-copy-started.fact.ts';
import { projectDeleted as projectsProjectDeletedFact } from './projects/project-deleted.fact.ts';
import { projectRoleChanged as projectsProjectRoleChangedFact } from './projects/project-role-changed.fact.ts';
import { projectRoleLost as projectsProjectRoleLostFact } from './projects/project-role-lost.fact.ts';
import { projectVisibilityChanged as projectsProjectVisibilityChangedFact } from './projects/project-visibility-changed.fact.ts';
import { notificationAdded as workerNotificationAddedFact } from './worker/notification-added.fact.ts';

export const operations: readonly Operation[] = [
  ...authOperations,
  ...learningOperations,
  ...projectsOperations,
  ...workerOperations,
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
  learningPartCompletedFact2,
  learningProfilePreparedFact,
  projectsInviteSentFact,
  projectsOrganizationChangedFact,
  projectsOrganizationMemberChangedFact,
  projectsOrganizationMemberRemovedFact,
  projectsPersonChangedFact,
  projectsProjectChangedFact,
  projectsProjectCopyEndedFact,
  projectsProjectCopyProgressedFact,
  projectsProjectCopyStartedFact,
  projectsProjectDeletedFact,
  projectsProjectRoleChangedFact,
  projectsProjectRoleLostFact,
  projectsProjectVisibilityChangedFact,
  workerNotificationAddedFact,
];
