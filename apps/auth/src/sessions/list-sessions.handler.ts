import { listSessions } from '@nivel/contracts/auth/list-sessions.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { OriginReader } from '../security/origin-reader.ts';
import { Rotator } from './rotator.ts';
import { SessionsRepository } from './sessions.repository.ts';
import type { AuthClient } from '../database.ts';

@Handles(listSessions)
export class ListSessionsHandler implements Handler<typeof listSessions> {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly origins: OriginReader,
    private readonly rotator: Rotator,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(_input: object, call: Call): Promise<OutputOf<typeof listSessions>> {
    const { userId, sessionId } = actorOf(call);
    const now = this.clock.now();
    const living = (await this.sessions.of(this.work.reads, userId))
      .map((session) => ({ session, endsAt: this.rotator.endOf(session) }))
      // An expired session has ended, even if its row is not deleted yet.
      .filter(({ endsAt }) => endsAt === null || endsAt > now)
      .toSorted((a, b) => Number(b.session.id === sessionId) - Number(a.session.id === sessionId));
    return {
      sessions: living.map(({ session, endsAt }) => ({
        id: session.id,
        isCurrent: session.id === sessionId,
        origin: this.origins.read(session.userAgent, session.ip),
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.refreshedAt.toISOString(),
        endsAt: endsAt === null ? null : endsAt.toISOString(),
      })),
    };
  }
}
