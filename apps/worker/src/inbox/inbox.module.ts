import { Module } from '@nestjs/common';
import { Inbox } from './inbox.ts';
import { ListNotificationsHandler } from './list-notifications.handler.ts';
import { MarkNotificationsReadHandler } from './mark-notifications-read.handler.ts';
import { notificationConsumers } from './notification-consumers.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@Module({
  providers: [
    Inbox,
    NotificationsRepository,
    ListNotificationsHandler,
    MarkNotificationsReadHandler,
    ...notificationConsumers,
  ],
  exports: [NotificationsRepository],
})
export class InboxModule {}
