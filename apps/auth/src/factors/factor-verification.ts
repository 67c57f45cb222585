import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { lockAccount } from '../accounts/lock-account.ts';
import { SessionRaiser } from '../sessions/session-raiser.ts';
import type { OpenSession, Session } from '../sessions/session.ts';
import { SessionsRepository } from '../sessions/sessions.repository.ts';
import { FactorProofs } from './factor-proofs.ts';
import { FactorsRepository } from './factors.repository.ts';
import { OwnFactor, refuseLow } from './own-factor.ts';
import { SecondStepNotices } from './second-step-notices.ts';
import type { ShownFactor } from './shown-factor.ts';
import type { AuthUnit } from '../database.ts';

/** Takes codes of apps and SMS, and answers of keys. */
@Injectable()
export class FactorVerification {
  constructor(
    private readonly own: OwnFactor,
    private readonly factors: FactorsRepository,
    private readonly proofs: FactorProofs,
    private readonly sessions: SessionsRepository,
    private readonly raiser: SessionRaiser,
    private readonly notices: SecondStepNotices,
  ) {}

  /**
   * The account is held meanwhile, so that a code shown twice at the same moment is taken once, whatever the sessions.
   * @returns the raised session, or why the factor was not taken: an answer and no error, because the guess has to be saved
   * @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired, session_not_found, validation_failed,
   * insufficient_aal
   */
  async take(
    unit: AuthUnit,
    { id: sessionId, userId }: Session,
    shown: ShownFactor,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | AppError> {
    await lockAccount(unit, userId);
    const factor = await this.own.find(unit, userId, request);
    if (!factor.isVerified) await this.refuseLow(unit, sessionId, userId);
    const step = await this.proofs.check(unit, factor, shown, request, call);
    if (step instanceof AppError) return step;
    await this.factors.verified(unit, factor.id, step);
    // Those that were begun beside it have had their chance.
    if (!factor.isVerified) await this.factors.removeUnverified(unit, userId, factor.kind);
    const opened = await this.raiser.raise(unit, sessionId, factor, request, call);
    await this.notices.tell(unit, factor, opened.session, request, call);
    return opened;
  }

  /** By what the held account and its session are now: another factor may have come to count since the session was read. */
  private async refuseLow(unit: AuthUnit, sessionId: string, userId: string): Promise<void> {
    const session = await this.sessions.byId(unit, sessionId);
    if (session === null) throw new AppError(authErrors.session_not_found);
    refuseLow({ account: { factors: await this.factors.of(unit, userId) }, session });
  }
}
