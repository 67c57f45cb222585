import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { lockAccount } from '../accounts/lock-account.ts';
import { SessionRaiser } from '../sessions/session-raiser.ts';
import type { OpenSession, Session } from '../sessions/session.ts';
import { CodeGuesses } from './code-guesses.ts';
import { FactorChallenges } from './factor-challenges.ts';
import { FactorsRepository } from './factors.repository.ts';
import { OwnFactor } from './own-factor.ts';
import { SecondStepNotices } from './second-step-notices.ts';
import type { AuthUnit } from '../database.ts';

/** A code that somebody shows, and the challenge it answers. */
interface ShownCode {
  readonly code: string;
  readonly challengeId: string;
}

/** Takes codes of second factors. */
@Injectable()
export class FactorVerification {
  constructor(
    private readonly own: OwnFactor,
    private readonly factors: FactorsRepository,
    private readonly challenges: FactorChallenges,
    private readonly guesses: CodeGuesses,
    private readonly raiser: SessionRaiser,
    private readonly notices: SecondStepNotices,
  ) {}

  /**
   * The account is held meanwhile, so that a code shown twice at the same moment is taken once, whatever the sessions.
   * @returns the raised session, or why the code was not taken: an answer and no error, because the guess has to be saved
   * @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired, session_not_found
   */
  async take(
    unit: AuthUnit,
    { id: sessionId, userId }: Session,
    shown: ShownCode,
    request: AuthRequest,
    call: Call,
  ): Promise<OpenSession | AppError> {
    await lockAccount(unit, userId);
    const factor = await this.own.find(unit, userId, request);
    const challenge = await this.challenges.find(unit, factor, shown.challengeId, call);
    const step = await this.guesses.try(unit, factor, shown.code, request, call);
    if (step instanceof AppError) return step;
    await this.factors.challengeVerified(unit, challenge.id);
    await this.factors.verified(unit, factor.id, step);
    // Those that were begun beside it have had their chance.
    if (!factor.isVerified) await this.factors.removeUnverified(unit, userId);
    const opened = await this.raiser.raise(unit, sessionId, factor.id, request, call);
    await this.notices.tell(unit, factor, opened.session, request, call);
    return opened;
  }
}
