// Made by `npm run generate` from the files of this library; do not edit.
import type { Operation } from './kernel/operation.ts';
import type { Fact } from './kernel/fact.ts';
import { operations as aiOperations } from './ai/operations.generated.ts';
import { operations as authOperations } from './auth/operations.generated.ts';
import { operations as billingOperations } from './billing/operations.generated.ts';
import { operations as emailsOperations } from './emails/operations.generated.ts';
import { operations as financeOperations } from './finance/operations.generated.ts';
import { operations as learningOperations } from './learning/operations.generated.ts';
import { operations as projectsOperations } from './projects/operations.generated.ts';
import { operations as workerOperations } from './worker/operations.generated.ts';
import { aiModelChanged as aiModelChangedFact } from './ai/ai-model-changed.fact.ts';
import { insightHidden as aiInsightHiddenFact } from './ai/insight-hidden.fact.ts';
import { accountChanged as authAccountChangedFact } from './auth/account-changed.fact.ts';
import { accountClosed as authAccountClosedFact } from './auth/account-closed.fact.ts';
import { accountCreated as authAccountCreatedFact } from './auth/account-created.fact.ts';
import { accountDeleted as authAccountDeletedFact } from './auth/account-deleted.fact.ts';
import { accountEnding as authAccountEndingFact } from './auth/account-ending.fact.ts';
import { accountReopened as authAccountReopenedFact } from './auth/account-reopened.fact.ts';
import { addressChanged as authAddressChangedFact } from './auth/address-changed.fact.ts';
import { dataExported as authDataExportedFact } from './auth/data-exported.fact.ts';
import { factorAdded as authFactorAddedFact } from './auth/factor-added.fact.ts';
import { factorRemoved as authFactorRemovedFact } from './auth/factor-removed.fact.ts';
import { identityLinked as authIdentityLinkedFact } from './auth/identity-linked.fact.ts';
import { identityUnlinked as authIdentityUnlinkedFact } from './auth/identity-unlinked.fact.ts';
import { keyAdded as authKeyAddedFact } from './auth/key-added.fact.ts';
import { keyRemoved as authKeyRemovedFact } from './auth/key-removed.fact.ts';
import { mailRequested as authMailRequestedFact } from './auth/mail-requested.fact.ts';
import { passwordChanged as authPasswordChangedFact } from './auth/password-changed.fact.ts';
import { phoneChanged as authPhoneChangedFact } from './auth/phone-changed.fact.ts';
import { phoneFactorAdded as authPhoneFactorAddedFact } from './auth/phone-factor-added.fact.ts';
import { phoneFactorRemoved as authPhoneFactorRemovedFact } from './auth/phone-factor-removed.fact.ts';
import { phoneRemoved as authPhoneRemovedFact } from './auth/phone-removed.fact.ts';
import { recoveryCodeUsed as authRecoveryCodeUsedFact } from './auth/recovery-code-used.fact.ts';
import { recoveryCodesCreated as authRecoveryCodesCreatedFact } from './auth/recovery-codes-created.fact.ts';
import { sessionEnded as authSessionEndedFact } from './auth/session-ended.fact.ts';
import { sessionStolen as authSessionStolenFact } from './auth/session-stolen.fact.ts';
import { smsRequested as authSmsRequestedFact } from './auth/sms-requested.fact.ts';
import { accessChanged as billingAccessChangedFact } from './billing/access-changed.fact.ts';
import { cfdiIssued as billingCfdiIssuedFact } from './billing/cfdi-issued.fact.ts';
import { chargeFailed as billingChargeFailedFact } from './billing/charge-failed.fact.ts';
import { chargeNear as billingChargeNearFact } from './billing/charge-near.fact.ts';
import { invoicePaid as billingInvoicePaidFact } from './billing/invoice-paid.fact.ts';
import { stripeEventStored as billingStripeEventStoredFact } from './billing/stripe-event-stored.fact.ts';
import { subscriptionCanceled as billingSubscriptionCanceledFact } from './billing/subscription-canceled.fact.ts';
import { teamOfferRequested as billingTeamOfferRequestedFact } from './billing/team-offer-requested.fact.ts';
import { bookAccessChanged as financeBookAccessChangedFact } from './finance/book-access-changed.fact.ts';
import { bookChanged as financeBookChangedFact } from './finance/book-changed.fact.ts';
import { contractSigned as financeContractSignedFact } from './finance/contract-signed.fact.ts';
import { equityChanged as financeEquityChangedFact } from './finance/equity-changed.fact.ts';
import { leadAssigned as financeLeadAssignedFact } from './finance/lead-assigned.fact.ts';
import { leadStageChanged as financeLeadStageChangedFact } from './finance/lead-stage-changed.fact.ts';
import { ownEquityChanged as financeOwnEquityChangedFact } from './finance/own-equity-changed.fact.ts';
import { paymentDue as financePaymentDueFact } from './finance/payment-due.fact.ts';
import { paymentOverdue as financePaymentOverdueFact } from './finance/payment-overdue.fact.ts';
import { paymentPaid as financePaymentPaidFact } from './finance/payment-paid.fact.ts';
import { paymentReminded as financePaymentRemindedFact } from './finance/payment-reminded.fact.ts';
import { achievementUnlocked as learningAchievementUnlockedFact } from './learning/achievement-unlocked.fact.ts';
import { certificateRevoked as learningCertificateRevokedFact } from './learning/certificate-revoked.fact.ts';
import { curriculumPublished as learningCurriculumPublishedFact } from './learning/curriculum-published.fact.ts';
import { levelUnlocked as learningLevelUnlockedFact } from './learning/level-unlocked.fact.ts';
import { mentoringSessionChanged as learningMentoringSessionChangedFact } from './learning/mentoring-session-changed.fact.ts';
import { moduleCompleted as learningModuleCompletedFact } from './learning/module-completed.fact.ts';
import { partCompleted as learningPartCompletedFact2 } from './learning/part-completed.fact.ts';
import { profilePrepared as learningProfilePreparedFact } from './learning/profile-prepared.fact.ts';
import { questionAnswered as learningQuestionAnsweredFact } from './learning/question-answered.fact.ts';
import { questionAsked as learningQuestionAskedFact } from './learning/question-asked.fact.ts';
import { automationAnnounced as projectsAutomationAnnouncedFact } from './projects/automation/automation-announced.fact.ts';
import { automationCommentAdded as projectsAutomationCommentAddedFact } from './projects/automation/automation-comment-added.fact.ts';
import { automationEmailed as projectsAutomationEmailedFact } from './projects/automation/automation-emailed.fact.ts';
import { automationNotified as projectsAutomationNotifiedFact } from './projects/automation/automation-notified.fact.ts';
import { automationRequested as projectsAutomationRequestedFact } from './projects/automation/automation-requested.fact.ts';
import { automationStopped as projectsAutomationStoppedFact } from './projects/automation/automation-stopped.fact.ts';
import { emailReportSent as projectsEmailReportSentFact } from './projects/automation/email-report-sent.fact.ts';
import { projectReportDue as projectsProjectReportDueFact } from './projects/automation/project-report-due.fact.ts';
import { cardsAssigned as projectsCardsAssignedFact } from './projects/cards-assigned.fact.ts';
import { cardsBlocked as projectsCardsBlockedFact } from './projects/cards-blocked.fact.ts';
import { chatChanged as projectsChatChangedFact } from './projects/chat-changed.fact.ts';
import { chatMentioned as projectsChatMentionedFact } from './projects/chat-mentioned.fact.ts';
import { chatRead as projectsChatReadFact } from './projects/chat-read.fact.ts';
import { commentAdded as projectsCommentAddedFact } from './projects/comment-added.fact.ts';
import { commentsChanged as projectsCommentsChangedFact } from './projects/comments-changed.fact.ts';
import { commentsRead as projectsCommentsReadFact } from './projects/comments-read.fact.ts';
import { deadlinesNear as projectsDeadlinesNearFact } from './projects/deadlines-near.fact.ts';
import { inviteSent as projectsInviteSentFact } from './projects/invite-sent.fact.ts';
import { meetingAnnounced as projectsMeetingAnnouncedFact } from './projects/meetings/meeting-announced.fact.ts';
import { meetingsChanged as projectsMeetingsChangedFact } from './projects/meetings/meetings-changed.fact.ts';
import { memberAdded as projectsMemberAddedFact } from './projects/member-added.fact.ts';
import { organizationChanged as projectsOrganizationChangedFact } from './projects/organization-changed.fact.ts';
import { organizationInvitesChanged as projectsOrganizationInvitesChangedFact } from './projects/organization-invites-changed.fact.ts';
import { organizationMemberChanged as projectsOrganizationMemberChangedFact } from './projects/organization-member-changed.fact.ts';
import { organizationMemberRemoved as projectsOrganizationMemberRemovedFact } from './projects/organization-member-removed.fact.ts';
import { organizationProjectChanged as projectsOrganizationProjectChangedFact } from './projects/organization-project-changed.fact.ts';
import { ownProjectChanged as projectsOwnProjectChangedFact } from './projects/own-project-changed.fact.ts';
import { personChanged as projectsPersonChangedFact } from './projects/person-changed.fact.ts';
import { projectChanged as projectsProjectChangedFact } from './projects/project-changed.fact.ts';
import { projectCopyEnded as projectsProjectCopyEndedFact } from './projects/project-copy-ended.fact.ts';
import { projectCopyProgressed as projectsProjectCopyProgressedFact } from './projects/project-copy-progressed.fact.ts';
import { projectCopyStarted as projectsProjectCopyStartedFact } from './projects/project-copy-started.fact.ts';
import { projectDeleted as projectsProjectDeletedFact } from './projects/project-deleted.fact.ts';
import { projectFilesChanged as projectsProjectFilesChangedFact } from './projects/project-files/project-files-changed.fact.ts';
import { projectPersonChanged as projectsProjectPersonChangedFact } from './projects/project-person-changed.fact.ts';
import { projectRoleChanged as projectsProjectRoleChangedFact } from './projects/project-role-changed.fact.ts';
import { projectRoleLost as projectsProjectRoleLostFact } from './projects/project-role-lost.fact.ts';
import { projectVisibilityChanged as projectsProjectVisibilityChangedFact } from './projects/project-visibility-changed.fact.ts';
import { supportAsked as projectsSupportAskedFact } from './projects/support-asked.fact.ts';
import { teamCommentsChanged as projectsTeamCommentsChangedFact } from './projects/team-comments-changed.fact.ts';
import { teamEmailSent as projectsTeamEmailSentFact } from './projects/team-email-sent.fact.ts';
import { projectImportEnded as projectsProjectImportEndedFact } from './projects/transfers/project-import-ended.fact.ts';
import { watchedCardsChanged as projectsWatchedCardsChangedFact } from './projects/watched-cards-changed.fact.ts';
import { digestDue as workerDigestDueFact } from './worker/digest-due.fact.ts';
import { notificationAdded as workerNotificationAddedFact } from './worker/notification-added.fact.ts';
import { notificationsChanged as workerNotificationsChangedFact } from './worker/notifications-changed.fact.ts';

export const operations: readonly Operation[] = [
  ...aiOperations,
  ...authOperations,
  ...billingOperations,
  ...emailsOperations,
  ...financeOperations,
  ...learningOperations,
  ...projectsOperations,
  ...workerOperations,
];

export const facts: readonly Fact[] = [
  aiInsightHiddenFact,
  aiModelChangedFact,
  authAccountChangedFact,
  authAccountClosedFact,
  authAccountCreatedFact,
  authAccountDeletedFact,
  authAccountEndingFact,
  authAccountReopenedFact,
  authAddressChangedFact,
  authDataExportedFact,
  authFactorAddedFact,
  authFactorRemovedFact,
  authIdentityLinkedFact,
  authIdentityUnlinkedFact,
  authKeyAddedFact,
  authKeyRemovedFact,
  authMailRequestedFact,
  authPasswordChangedFact,
  authPhoneChangedFact,
  authPhoneFactorAddedFact,
  authPhoneFactorRemovedFact,
  authPhoneRemovedFact,
  authRecoveryCodeUsedFact,
  authRecoveryCodesCreatedFact,
  authSessionEndedFact,
  authSessionStolenFact,
  authSmsRequestedFact,
  billingAccessChangedFact,
  billingCfdiIssuedFact,
  billingChargeFailedFact,
  billingChargeNearFact,
  billingInvoicePaidFact,
  billingStripeEventStoredFact,
  billingSubscriptionCanceledFact,
  billingTeamOfferRequestedFact,
  financeBookAccessChangedFact,
  financeBookChangedFact,
  financeContractSignedFact,
  financeEquityChangedFact,
  financeLeadAssignedFact,
  financeLeadStageChangedFact,
  financeOwnEquityChangedFact,
  financePaymentDueFact,
  financePaymentOverdueFact,
  financePaymentPaidFact,
  financePaymentRemindedFact,
  learningAchievementUnlockedFact,
  learningCertificateRevokedFact,
  learningCurriculumPublishedFact,
  learningLevelUnlockedFact,
  learningMentoringSessionChangedFact,
  learningModuleCompletedFact,
  learningPartCompletedFact2,
  learningProfilePreparedFact,
  learningQuestionAnsweredFact,
  learningQuestionAskedFact,
  projectsAutomationAnnouncedFact,
  projectsAutomationCommentAddedFact,
  projectsAutomationEmailedFact,
  projectsAutomationNotifiedFact,
  projectsAutomationRequestedFact,
  projectsAutomationStoppedFact,
  projectsCardsAssignedFact,
  projectsCardsBlockedFact,
  projectsChatChangedFact,
  projectsChatMentionedFact,
  projectsChatReadFact,
  projectsCommentAddedFact,
  projectsCommentsChangedFact,
  projectsCommentsReadFact,
  projectsDeadlinesNearFact,
  projectsEmailReportSentFact,
  projectsInviteSentFact,
  projectsMeetingAnnouncedFact,
  projectsMeetingsChangedFact,
  projectsMemberAddedFact,
  projectsOrganizationChangedFact,
  projectsOrganizationInvitesChangedFact,
  projectsOrganizationMemberChangedFact,
  projectsOrganizationMemberRemovedFact,
  projectsOrganizationProjectChangedFact,
  projectsOwnProjectChangedFact,
  projectsPersonChangedFact,
  projectsProjectChangedFact,
  projectsProjectCopyEndedFact,
  projectsProjectCopyProgressedFact,
  projectsProjectCopyStartedFact,
  projectsProjectDeletedFact,
  projectsProjectFilesChangedFact,
  projectsProjectImportEndedFact,
  projectsProjectPersonChangedFact,
  projectsProjectReportDueFact,
  projectsProjectRoleChangedFact,
  projectsProjectRoleLostFact,
  projectsProjectVisibilityChangedFact,
  projectsSupportAskedFact,
  projectsTeamCommentsChangedFact,
  projectsTeamEmailSentFact,
  projectsWatchedCardsChangedFact,
  workerDigestDueFact,
  workerNotificationAddedFact,
  workerNotificationsChangedFact,
];
