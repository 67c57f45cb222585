import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { FactorChallenges } from './factor-challenges.ts';
import { OwnFactor } from './own-factor.ts';

@Handles(challengeFactor)
export class ChallengeFactorHandler implements Handler<typeof challengeFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly challenges: FactorChallenges,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.checkBeforeSecondStep(call);
    const challenge = await this.work.run(call, async (unit) => {
      const factor = await this.own.find(unit, account.id, request);
      return this.challenges.begin(unit, factor, call);
    });
    const expires_at = Math.floor(this.challenges.endOf(challenge).getTime() / 1_000);
    return { status: 200, body: { id: challenge.id, type: 'totp', expires_at } };
  }
}
