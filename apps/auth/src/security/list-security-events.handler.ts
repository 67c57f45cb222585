import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { listSecurityEvents } from '@nivel/contracts/auth/list-security-events.operation';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SecurityEventsRepository } from './security-events.repository.ts';
import type { AuthClient } from '../database.ts';

@Handles(listSecurityEvents)
export class ListSecurityEventsHandler implements Handler<typeof listSecurityEvents> {
  constructor(
    private readonly events: SecurityEventsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(
    { before, limit }: InputOf<typeof listSecurityEvents>,
    call: Call,
  ): Promise<OutputOf<typeof listSecurityEvents>> {
    const found = await this.events.page(this.work.reads, actorOf(call).userId, before, limit + 1);
    return {
      events: found.slice(0, limit).map(({ id, kind, at, origin }) => ({ id, kind, at: at.toISOString(), origin })),
      hasMore: found.length > limit,
    };
  }
}
