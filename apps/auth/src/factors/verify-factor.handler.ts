import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { verifyFactor } from '@nivel/contracts/auth/verify-factor.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { SessionOpener } from '../sessions/session-opener.ts';
import { FactorVerification } from './factor-verification.ts';
import { OwnFactor } from './own-factor.ts';
import { readShown } from './shown-factor.ts';

@Handles(verifyFactor)
export class VerifyFactorHandler implements Handler<typeof verifyFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly verification: FactorVerification,
    private readonly opener: SessionOpener,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const { account, session } = await this.bearer.checkBeforeSecondStep(call);
    const shown = readShown(request, await this.own.find(this.work.reads, account.id, request));
    const outcome = await this.work.run(call, (unit) => this.verification.take(unit, session, shown, request, call));
    // Thrown after the unit of work, because the guess has to be saved.
    if (outcome instanceof AppError) throw outcome;
    return { status: 200, body: await this.opener.write(outcome) };
  }
}
