import type { Type } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { ReceivedFact } from '@nivel/messaging/received-fact';
import { Consumes, type Consumer } from '@nivel/platform/handler';
import type { WorkerUnit } from '../database.ts';
import { messageIdOf } from '../messages/message-id.ts';
import type { NotificationRule } from './notification.ts';
import { notifications } from './notifications.generated.ts';
import { NotificationWriter } from './notification-writer.ts';

const consumerOf = (name: string, rule: NotificationRule): Type<Consumer<Fact>> => {
  @Consumes(rule.fact, `notify-when-${name}`)
  class NotificationConsumer implements Consumer<Fact> {
    constructor(private readonly writer: NotificationWriter) {}

    async handle({ id: eventId, payload, occurredAt }: ReceivedFact<Fact>, unit: WorkerUnit): Promise<void> {
      const said = { eventId, name, kind: rule.kind, text: rule.text(payload), link: rule.link(payload), occurredAt };
      for (const userId of rule.to(payload))
        await this.writer.add(unit, { ...said, id: messageIdOf(eventId, name, userId), userId });
    }
  }
  return NotificationConsumer;
};

/** A consumer for each notification: one that fails holds up no other. */
export const notificationConsumers = Object.entries(notifications).map(([name, rule]) => consumerOf(name, rule));
