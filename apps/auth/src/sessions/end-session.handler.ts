import { endSession } from '@nivel/contracts/auth/end-session.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnSessions } from './own-sessions.ts';
import { RecentProof } from './recent-proof.ts';

@Handles(endSession)
export class EndSessionHandler implements Handler<typeof endSession> {
  constructor(
    private readonly proof: RecentProof,
    private readonly own: OwnSessions,
  ) {}

  async handle(input: InputOf<typeof endSession>, call: Call): Promise<OutputOf<typeof endSession>> {
    const own = await this.proof.ask(call, input.current_password);
    const ended = await this.own.end({ userId: own.userId, only: [input.session_id] }, own, call);
    return { ended: ended > 0 };
  }
}
