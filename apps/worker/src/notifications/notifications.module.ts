import { Module } from '@nestjs/common';
import { DigestsModule } from '../digests/digests.module.ts';
import { RecipientsModule } from '../recipients/recipients.module.ts';
import { InboxWriter } from './inbox-writer.ts';
import { NotificationWriter } from './notification-writer.ts';
import { ListNotificationsHandler } from './list-notifications.handler.ts';
import { MarkNotificationsDoneHandler } from './mark-notifications-done.handler.ts';
import { MarkNotificationsReadHandler } from './mark-notifications-read.handler.ts';
import { notificationConsumers } from './notification-consumers.ts';
import { NotificationsRepository } from './notifications.repository.ts';
import { ReturnSnoozedJobHandler } from './return-snoozed.job-handler.ts';
import { SnoozeNotificationsHandler } from './snooze-notifications.handler.ts';
import { SnoozedRepository } from './snoozed.repository.ts';

@Module({
  imports: [DigestsModule, RecipientsModule],
  providers: [
    InboxWriter,
    SnoozedRepository,
    MarkNotificationsDoneHandler,
    SnoozeNotificationsHandler,
    ReturnSnoozedJobHandler,
    NotificationWriter,
    NotificationsRepository,
    ListNotificationsHandler,
    MarkNotificationsReadHandler,
    ...notificationConsumers,
  ],
  exports: [NotificationsRepository],
})
export class NotificationsModule {}
