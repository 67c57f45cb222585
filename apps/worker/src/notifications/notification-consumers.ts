import type { Type } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import type { Handling } from '@nivel/messaging/fact-applier';
import { Consumes, type BatchConsumer } from '@nivel/platform/handler';
import { messageIdOf } from '../messages/message-id.ts';
import type { NotificationRule } from './notification.ts';
import { notifications } from './notifications.generated.ts';
import { NotificationWriter, type Telling } from './notification-writer.ts';

const tellingsOf = (name: string, rule: NotificationRule, { received, unit }: Handling): Telling[] => {
  const { id: eventId, payload, occurredAt, actor: actorId } = received;
  const { kind, collapses } = rule;
  const said = {
    eventId,
    actorId,
    name,
    kind,
    collapses,
    text: rule.text(payload),
    link: rule.link(payload),
    about: rule.about(payload),
    occurredAt,
  };
  return rule
    .to(payload)
    .map((userId) => ({ unit, added: { ...said, id: messageIdOf(eventId, name, userId), userId } }));
};

const consumerOf = (name: string, rule: NotificationRule): Type<BatchConsumer<Fact>> => {
  @Consumes(rule.fact, `notify-when-${name}`)
  class NotificationConsumer implements BatchConsumer<Fact> {
    constructor(private readonly writer: NotificationWriter) {}

    async handleAll(handlings: readonly Handling[]): Promise<void> {
      await this.writer.add(handlings.flatMap((handling) => tellingsOf(name, rule, handling)));
    }
  }
  return NotificationConsumer;
};

/** A consumer for each notification: one that fails holds up no other. */
export const notificationConsumers = Object.entries(notifications).map(([name, rule]) => consumerOf(name, rule));
