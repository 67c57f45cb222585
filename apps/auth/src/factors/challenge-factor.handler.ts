import { Inject } from '@nestjs/common';
import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { challengeFactor } from '@nivel/contracts/auth/challenge-factor.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { SETTINGS } from '@nivel/platform/core';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { AuthClient } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { FactorsRepository } from './factors.repository.ts';
import { OwnFactor } from './own-factor.ts';

@Handles(challengeFactor)
export class ChallengeFactorHandler implements Handler<typeof challengeFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly factors: FactorsRepository,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account } = await this.bearer.checkBeforeSecondStep(call);
    const challenge = await this.work.run(call, async (unit) => {
      const { id: factorId } = await this.own.find(unit, account.id, request);
      const begun = { id: unit.newId(), factorId, ip: call.clientIp, verifiedAt: null, createdAt: unit.now };
      await this.factors.insertChallenge(unit, begun);
      return begun;
    });
    const begunAt = Math.floor(challenge.createdAt.getTime() / 1_000);
    const expires_at = begunAt + this.settings.FACTOR_CHALLENGE_SECONDS;
    return { status: 200, body: { id: challenge.id, type: 'totp', expires_at } };
  }
}
