import { Inject } from '@nestjs/common';
import { endSession } from '@nivel/contracts/auth/end-session.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { TRANSACTIONS } from '@nivel/platform/core';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from './session-ender.ts';

@Handles(endSession)
export class EndSessionHandler implements Handler<typeof endSession> {
  constructor(
    private readonly ender: SessionEnder,
    private readonly log: SecurityLog,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  async handle(input: InputOf<typeof endSession>, call: Call): Promise<OutputOf<typeof endSession>> {
    const { userId } = actorOf(call);
    const { clientIp, trace } = call;
    return this.transactions.run(async (tx) => {
      const ended = await this.ender.end(tx, { userId, only: [input.session_id] }, 'signed-out', trace);
      if (ended.length === 0) return { ended: false };
      await this.log.note(tx, { kind: 'session-ended', userId, sessionId: input.session_id, clientIp, trace });
      return { ended: true };
    });
  }
}
