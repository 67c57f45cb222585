import { Injectable } from '@nestjs/common';
import { notificationAdded } from '@nivel/contracts/worker/notification-added.fact';
import type { SqlUnit } from '@nivel/messaging/unit-of-work';
import { DigestLinesRepository } from '../digests/digest-lines.repository.ts';
import { NotificationsRepository, type NewNotification } from './notifications.repository.ts';

/** A notification, and the unit of work that publishes it. */
export interface Telling {
  readonly unit: SqlUnit;
  readonly added: NewNotification;
}

/** Adds to people's notifications, and to the lines of their daily e-mail, and updates their open windows. */
@Injectable()
export class NotificationWriter {
  constructor(
    private readonly notifications: NotificationsRepository,
    private readonly digestLines: DigestLinesRepository,
  ) {}

  /**
   * Writes each notification once, however often it is requested; none for a deleted account, or for a person who switched off
   * its kind.
   * @param tellings of one transaction
   */
  async add(tellings: readonly Telling[]): Promise<void> {
    const [first] = tellings;
    if (first === undefined) return;
    const all = tellings.map(({ added }) => added);
    const unread = await this.notifications.add(first.unit, all);
    await this.digestLines.add(first.unit, all);
    for (const { unit, added } of tellings) tell(unit, added, unread.get(added.id));
  }
}

const tell = (unit: SqlUnit, added: NewNotification, unread: number | undefined): void => {
  if (unread === undefined) return;
  const { id, userId, name, kind, text, link, occurredAt } = added;
  const notification = { id, name, kind: kind.name, text, link, createdAt: occurredAt.toISOString(), readAt: null };
  unit.tell(notificationAdded, { userId, notification, unread }, { aggregate: userId, actor: userId });
};
