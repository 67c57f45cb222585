import { endOtherSessions } from '@nivel/contracts/auth/end-other-sessions.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { OwnSessions } from './own-sessions.ts';
import { RecentProof } from './recent-proof.ts';

@Handles(endOtherSessions)
export class EndOtherSessionsHandler implements Handler<typeof endOtherSessions> {
  constructor(
    private readonly proof: RecentProof,
    private readonly own: OwnSessions,
  ) {}

  async handle(input: InputOf<typeof endOtherSessions>, call: Call): Promise<OutputOf<typeof endOtherSessions>> {
    const own = await this.proof.ask(call, input.current_password);
    return { ended: await this.own.end({ userId: own.userId, except: own.id }, own, call) };
  }
}
