// Made by `npm run generate` from the files beside it; do not edit.
import type { NotificationRule } from './notification.ts';
import { achievementUnlockedNotification } from './achievement-unlocked.notification.ts';
import { automationAnnouncedNotification } from './automation-announced.notification.ts';
import { automationNotifiedNotification } from './automation-notified.notification.ts';
import { automationStoppedNotification } from './automation-stopped.notification.ts';
import { cardsAssignedNotification } from './cards-assigned.notification.ts';
import { cardsBlockedNotification } from './cards-blocked.notification.ts';
import { certificateRevokedNotification } from './certificate-revoked.notification.ts';
import { chargeFailedNotification } from './charge-failed.notification.ts';
import { chargeNearNotification } from './charge-near.notification.ts';
import { chatMentionedNotification } from './chat-mentioned.notification.ts';
import { deadlinesNearNotification } from './deadlines-near.notification.ts';
import { emailReportSentNotification } from './email-report-sent.notification.ts';
import { leadAssignedNotification } from './lead-assigned.notification.ts';
import { levelUnlockedNotification } from './level-unlocked.notification.ts';
import { meetingAnnouncedNotification } from './meeting-announced.notification.ts';
import { memberAddedNotification } from './member-added.notification.ts';
import { mentionedNotification } from './mentioned.notification.ts';
import { mentoringSessionChangedNotification } from './mentoring-session-changed.notification.ts';
import { moduleCompletedNotification } from './module-completed.notification.ts';
import { paymentRemindedNotification } from './payment-reminded.notification.ts';
import { projectReportDueNotification } from './project-report-due.notification.ts';
import { questionAnsweredNotification } from './question-answered.notification.ts';
import { questionAskedNotification } from './question-asked.notification.ts';
import { repliedNotification } from './replied.notification.ts';
import { subscriptionCanceledNotification } from './subscription-canceled.notification.ts';
import { watchedCardsChangedNotification } from './watched-cards-changed.notification.ts';

export const notifications: Readonly<Record<string, NotificationRule>> = {
  'achievement-unlocked': achievementUnlockedNotification,
  'automation-announced': automationAnnouncedNotification,
  'automation-notified': automationNotifiedNotification,
  'automation-stopped': automationStoppedNotification,
  'cards-assigned': cardsAssignedNotification,
  'cards-blocked': cardsBlockedNotification,
  'certificate-revoked': certificateRevokedNotification,
  'charge-failed': chargeFailedNotification,
  'charge-near': chargeNearNotification,
  'chat-mentioned': chatMentionedNotification,
  'deadlines-near': deadlinesNearNotification,
  'email-report-sent': emailReportSentNotification,
  'lead-assigned': leadAssignedNotification,
  'level-unlocked': levelUnlockedNotification,
  'meeting-announced': meetingAnnouncedNotification,
  'member-added': memberAddedNotification,
  mentioned: mentionedNotification,
  'mentoring-session-changed': mentoringSessionChangedNotification,
  'module-completed': moduleCompletedNotification,
  'payment-reminded': paymentRemindedNotification,
  'project-report-due': projectReportDueNotification,
  'question-answered': questionAnsweredNotification,
  'question-asked': questionAskedNotification,
  replied: repliedNotification,
  'subscription-canceled': subscriptionCanceledNotification,
  'watched-cards-changed': watchedCardsChangedNotification,
};
