import { Injectable } from '@nestjs/common';
import type { Fact } from '@nivel/contracts/kernel/fact';
import { OutboxRelay } from '@nivel/messaging/outbox-relay';
import { outboxRow, type OutboxRow } from '@nivel/messaging/told';
import { Clock } from '@nivel/platform/clock';
import { Ids } from '@nivel/platform/ids';
import { notificationOf } from '../notifications/notification-of.ts';
import type { StepChanges } from './changes.ts';
import type { Learner } from './learner.ts';
import type { Saving } from './learner-rows.ts';

/** When and under which ids a step is saved, with its facts and notifications as rows that the saving statement writes itself. */
@Injectable()
export class Teller {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly relay: OutboxRelay,
  ) {}

  /** Milliseconds since 1970. */
  now(): number {
    return this.clock.now().getTime();
  }

  newId(): string {
    return this.ids.next();
  }

  /** What a saving statement needs beside the changes. */
  saving(learner: Learner, changes: StepChanges, nowMs: number, trace: string): Saving {
    return {
      outbox: this.rows(learner, changes, nowMs, trace),
      notifications: this.notifications(changes),
      newId: this.ids.next(),
      nowMs,
    };
  }

  /** After the save: its facts leave at once. */
  tell({ outbox }: Saving): void {
    this.relay.carry(outbox);
  }

  private notifications({ facts }: StepChanges): Saving['notifications'] {
    return facts.flatMap(({ fact, payload }) => {
      const draft = notificationOf(fact, payload);
      return draft === null ? [] : [{ id: this.ids.next(), ...draft }];
    });
  }

  private rows(learner: Learner, changes: StepChanges, nowMs: number, trace: string): OutboxRow[] {
    const occurredAt = new Date(nowMs);
    return changes.facts.map(({ fact, payload }) =>
      outboxRow<Fact>(fact, payload, {
        id: this.ids.next(),
        occurredAt,
        aggregate: learner.userId,
        version: learner.version + 1,
        actor: learner.userId,
        trace,
      }),
    );
  }
}
