import { Module } from '@nestjs/common';
import { NotificationWriter } from './notification-writer.ts';
import { ListNotificationsHandler } from './list-notifications.handler.ts';
import { MarkNotificationsReadHandler } from './mark-notifications-read.handler.ts';
import { notificationConsumers } from './notification-consumers.ts';
import { NotificationsRepository } from './notifications.repository.ts';

@Module({
  providers: [
    NotificationWriter,
    NotificationsRepository,
    ListNotificationsHandler,
    MarkNotificationsReadHandler,
    ...notificationConsumers,
  ],
  exports: [NotificationsRepository],
})
export class NotificationsModule {}
