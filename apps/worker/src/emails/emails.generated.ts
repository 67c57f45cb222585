// Made by `npm run generate` from the files beside it; do not edit.
import type { Email } from '../composition/email.ts';
import { accountClosedEmail } from './account-closed.email.ts';
import { accountEndingEmail } from './account-ending.email.ts';
import { accountReopenedEmail } from './account-reopened.email.ts';
import { achievementUnlockedEmail } from './achievement-unlocked.email.ts';
import { addressChangedEmail } from './address-changed.email.ts';
import { automationEmailedEmail } from './automation-emailed.email.ts';
import { cardsAssignedEmail } from './cards-assigned.email.ts';
import { cardsBlockedEmail } from './cards-blocked.email.ts';
import { certificateRevokedEmail } from './certificate-revoked.email.ts';
import { cfdiIssuedEmail } from './cfdi-issued.email.ts';
import { changeAddressEmail } from './change-address.email.ts';
import { chargeFailedEmail } from './charge-failed.email.ts';
import { chargeNearEmail } from './charge-near.email.ts';
import { chatMentionedEmail } from './chat-mentioned.email.ts';
import { confirmAddressEmail } from './confirm-address.email.ts';
import { confirmEmail } from './confirm.email.ts';
import { dailySummaryEmail } from './daily-summary.email.ts';
import { dataExportedEmail } from './data-exported.email.ts';
import { deadlinesNearEmail } from './deadlines-near.email.ts';
import { emailReportSentEmail } from './email-report-sent.email.ts';
import { factorAddedEmail } from './factor-added.email.ts';
import { factorRemovedEmail } from './factor-removed.email.ts';
import { identityLinkedEmail } from './identity-linked.email.ts';
import { identityUnlinkedEmail } from './identity-unlinked.email.ts';
import { invitedEmail } from './invited.email.ts';
import { invoicePaidEmail } from './invoice-paid.email.ts';
import { keyAddedEmail } from './key-added.email.ts';
import { keyRemovedEmail } from './key-removed.email.ts';
import { leadAssignedEmail } from './lead-assigned.email.ts';
import { levelUnlockedEmail } from './level-unlocked.email.ts';
import { magicLinkEmail } from './magic-link.email.ts';
import { meetingAnnouncedEmail } from './meeting-announced.email.ts';
import { mentionedEmail } from './mentioned.email.ts';
import { mentoringSessionChangedEmail } from './mentoring-session-changed.email.ts';
import { passwordChangedEmail } from './password-changed.email.ts';
import { paymentRemindedEmail } from './payment-reminded.email.ts';
import { phoneChangedEmail } from './phone-changed.email.ts';
import { phoneFactorAddedEmail } from './phone-factor-added.email.ts';
import { phoneFactorRemovedEmail } from './phone-factor-removed.email.ts';
import { phoneRemovedEmail } from './phone-removed.email.ts';
import { projectReportDueEmail } from './project-report-due.email.ts';
import { questionAnsweredEmail } from './question-answered.email.ts';
import { questionAskedEmail } from './question-asked.email.ts';
import { reauthenticateEmail } from './reauthenticate.email.ts';
import { recoverEmail } from './recover.email.ts';
import { recoveryCodeUsedEmail } from './recovery-code-used.email.ts';
import { recoveryCodesCreatedEmail } from './recovery-codes-created.email.ts';
import { repliedEmail } from './replied.email.ts';
import { sessionStolenEmail } from './session-stolen.email.ts';
import { subscriptionCanceledEmail } from './subscription-canceled.email.ts';
import { supportAskedEmail } from './support-asked.email.ts';
import { teamEmailEmail } from './team-email.email.ts';
import { watchedCardsChangedEmail } from './watched-cards-changed.email.ts';

export const emails: Readonly<Record<string, Email>> = {
  'account-closed': accountClosedEmail,
  'account-ending': accountEndingEmail,
  'account-reopened': accountReopenedEmail,
  'achievement-unlocked': achievementUnlockedEmail,
  'address-changed': addressChangedEmail,
  'automation-emailed': automationEmailedEmail,
  'cards-assigned': cardsAssignedEmail,
  'cards-blocked': cardsBlockedEmail,
  'certificate-revoked': certificateRevokedEmail,
  'cfdi-issued': cfdiIssuedEmail,
  'change-address': changeAddressEmail,
  'charge-failed': chargeFailedEmail,
  'charge-near': chargeNearEmail,
  'chat-mentioned': chatMentionedEmail,
  'confirm-address': confirmAddressEmail,
  confirm: confirmEmail,
  'daily-summary': dailySummaryEmail,
  'data-exported': dataExportedEmail,
  'deadlines-near': deadlinesNearEmail,
  'email-report-sent': emailReportSentEmail,
  'factor-added': factorAddedEmail,
  'factor-removed': factorRemovedEmail,
  'identity-linked': identityLinkedEmail,
  'identity-unlinked': identityUnlinkedEmail,
  invited: invitedEmail,
  'invoice-paid': invoicePaidEmail,
  'key-added': keyAddedEmail,
  'key-removed': keyRemovedEmail,
  'lead-assigned': leadAssignedEmail,
  'level-unlocked': levelUnlockedEmail,
  'magic-link': magicLinkEmail,
  'meeting-announced': meetingAnnouncedEmail,
  mentioned: mentionedEmail,
  'mentoring-session-changed': mentoringSessionChangedEmail,
  'password-changed': passwordChangedEmail,
  'payment-reminded': paymentRemindedEmail,
  'phone-changed': phoneChangedEmail,
  'phone-factor-added': phoneFactorAddedEmail,
  'phone-factor-removed': phoneFactorRemovedEmail,
  'phone-removed': phoneRemovedEmail,
  'project-report-due': projectReportDueEmail,
  'question-answered': questionAnsweredEmail,
  'question-asked': questionAskedEmail,
  reauthenticate: reauthenticateEmail,
  recover: recoverEmail,
  'recovery-code-used': recoveryCodeUsedEmail,
  'recovery-codes-created': recoveryCodesCreatedEmail,
  replied: repliedEmail,
  'session-stolen': sessionStolenEmail,
  'subscription-canceled': subscriptionCanceledEmail,
  'support-asked': supportAskedEmail,
  'team-email': teamEmailEmail,
  'watched-cards-changed': watchedCardsChangedEmail,
};
