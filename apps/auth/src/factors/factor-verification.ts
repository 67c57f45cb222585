import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthSettings } from '../config.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { SessionRaiser } from '../sessions/session-raiser.ts';
import type { OpenSession, Session } from '../sessions/session.ts';
import { CodeGuesses } from './code-guesses.ts';
import type { Factor, FactorChallenge } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { isId, OwnFactor } from './own-factor.ts';
import type { AuthUnit } from '../database.ts';

/** A code that somebody shows, and the challenge it answers. */
export interface ShownCode {
  readonly code: string;
  readonly challengeId: string;
}

/** Takes codes of second factors. */
@Injectable()
export class FactorVerification {
  constructor(
    private readonly own: OwnFactor,
    private readonly factors: FactorsRepository,
    private readonly guesses: CodeGuesses,
    private readonly raiser: SessionRaiser,
    private readonly accounts: AccountsRepository,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * The account is held meanwhile, so that a code shown twice at the same moment is taken once, whatever the sessions.
   * @returns the raised session, or why the code was not taken: an answer and no error, because the guess has to be saved
   * @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired, session_not_found
   */
  async take(
    unit: AuthUnit,
    session: Session,
    shown: ShownCode,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | AppError> {
    const { userId } = session;
    await this.accounts.lock(unit, userId);
    const factor = await this.own.find(unit, userId, request);
    const challenge = await this.challengeOf(unit, factor, shown, call);
    const step = await this.guesses.try(unit, factor, shown.code, request, call);
    if (step instanceof AppError) return step;
    await this.factors.challengeVerified(unit, challenge.id);
    await this.factors.verified(unit, factor.id, step);
    const raised = await this.raiser.raise(unit, session.id, factor.id);
    await this.tell(unit, factor, raised, request, call);
    const account = await this.accounts.byId(unit, userId);
    return account === null ? new AppError(authErrors.user_not_found) : { account, session: raised };
  }

  private async challengeOf(
    unit: AuthUnit,
    factor: Factor,
    { challengeId }: ShownCode,
    call: Call,
  ): Promise<FactorChallenge> {
    const challenge = isId(challengeId) ? await this.factors.challenge(unit, factor.id, challengeId) : null;
    if (challenge === null) {
      const message = 'MFA factor with the provided challenge ID not found';
      throw new AppError(withStatus(authErrors.mfa_factor_not_found, 422), { message });
    }
    if (challenge.verifiedAt !== null || challenge.ip !== call.clientIp)
      throw new AppError(authErrors.mfa_ip_address_mismatch);
    const end = challenge.createdAt.getTime() + this.settings.FACTOR_CHALLENGE_SECONDS * 1_000;
    if (end <= unit.now.getTime()) {
      const message = `MFA challenge ${challenge.id} has expired, verify against another challenge or create a new challenge.`;
      throw new AppError(authErrors.mfa_challenge_expired, { message });
    }
    return challenge;
  }

  /** What its owner reads of it, and what goes with a factor that counts from now on. */
  private async tell(
    unit: AuthUnit,
    factor: Factor,
    session: Session,
    request: AuthRequest,
    call: Call,
  ): Promise<void> {
    const { userId, id: sessionId } = session;
    const kind = factor.isVerified ? 'second-step-taken' : 'factor-added';
    await this.log.note(unit, { ...notedOf(kind, userId, request, call), sessionId });
    if (factor.isVerified) return;
    await this.factors.removeUnverified(unit, userId);
    await this.notices.factorAdded(unit, userId, factor.friendlyName, request, call);
  }
}
