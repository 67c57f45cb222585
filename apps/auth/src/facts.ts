import { Injectable } from '@nestjs/common';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { outboxRow, tellAll } from '@nivel/messaging/told';
import { Clock } from '@nivel/platform/clock';
import { Ids } from '@nivel/platform/ids';
import { traceparentFrom } from '@nivel/platform/trace';
import type { AuthTx } from './database/auth-database.repository.ts';

/** Tells facts about users in the unit of work that made them true (R1). */
@Injectable()
export class Facts {
  constructor(
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async tell<F extends Fact>(
    tx: AuthTx,
    fact: F,
    payload: PayloadOf<F> & { userId: string },
    trace: string,
    version = 0,
  ): Promise<void> {
    const context = {
      id: this.ids.next(),
      occurredAt: this.clock.now(),
      aggregate: payload.userId,
      version,
      actor: payload.userId,
      trace: traceparentFrom(trace),
    };
    await tellAll(tx, [outboxRow(fact, payload, context)]);
  }
}
