import type { AuthResponse, AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { removeFactor } from '@nivel/contracts/auth/remove-factor.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Call, type Handler } from '@nivel/platform/handler';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthClient } from '../database.ts';
import { Body } from '../http/body.ts';
import { invalid } from '../http/refusals.ts';
import { BearerAuthenticator } from '../sessions/bearer-authenticator.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import { FactorRemoval } from './factor-removal.ts';
import { FreshProof } from './fresh-proof.ts';
import { OwnFactor } from './own-factor.ts';

const WITH_THEIR_OWN = 'Recovery codes cannot be unenrolled with this endpoint, use DELETE /factors/recovery-codes';

@Handles(removeFactor)
export class RemoveFactorHandler implements Handler<typeof removeFactor> {
  constructor(
    private readonly bearer: BearerAuthenticator,
    private readonly own: OwnFactor,
    private readonly proof: FreshProof,
    private readonly removal: FactorRemoval,
    private readonly ender: SessionEnder,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(request: AuthRequest, call: Call): Promise<AuthResponse> {
    const opened = await this.bearer.checkBeforeSecondStep(call);
    const { id, kind, isVerified } = await this.own.find(this.work.reads, opened.account.id, request);
    if (kind === 'recovery_code') throw invalid(WITH_THEIR_OWN, 422);
    // One that never counted protects nothing: it goes without a proof, as when somebody thinks better of it.
    if (isVerified) {
      if (opened.session.aal !== 'aal2') throw lowAal();
      // The public clients send no body with it.
      await this.proof.ask(opened, Body.ofOptional(request), request, call);
    }
    await this.work.run(call, async (unit) => {
      await lockAccount(unit, opened.account.id);
      const factor = await this.own.find(unit, opened.account.id, request);
      // It was verified meanwhile, and asks for what one that counts does.
      if (factor.isVerified !== isVerified) throw lowAal();
      // A password alone would complete those that wait for their second step.
      if (isVerified) await this.ender.endLower(unit, opened.session);
      await this.removal.remove(unit, factor, request, call);
    });
    return { status: 200, body: { id } };
  }
}

const lowAal = (): AppError =>
  new AppError(withStatus(authErrors.insufficient_aal, 422), { message: 'AAL2 required to unenroll verified factor' });
