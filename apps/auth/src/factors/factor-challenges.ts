import { Inject, Injectable } from '@nestjs/common';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { BegunChallenge, Factor, FactorChallenge } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { isRowId } from '../http/row-id.ts';
import type { AuthUnit } from '../database.ts';

/** Tries of factors: each is begun from one address, is good for a while, and takes one code or one answer of a key. */
@Injectable()
export class FactorChallenges {
  constructor(
    private readonly factors: FactorsRepository,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @throws AppError mfa_factor_not_found when it was removed meanwhile */
  async begin(
    unit: AuthUnit,
    { id: factorId }: Factor,
    begun: BegunChallenge,
    { clientIp }: Call,
  ): Promise<FactorChallenge> {
    const challenge = { ...begun, factorId, ip: clientIp, attempts: 0, verifiedAt: null, createdAt: unit.now };
    if (!(await this.factors.insertChallenge(unit, challenge))) throw new AppError(authErrors.mfa_factor_not_found);
    return challenge;
  }

  /** The code of an SMS is good for as long as its text says. */
  endOf({ createdAt, codeMac }: FactorChallenge): Date {
    const { FACTOR_CHALLENGE_SECONDS, MAIL_CODE_SECONDS } = this.settings;
    const seconds = codeMac === null ? FACTOR_CHALLENGE_SECONDS : MAIL_CODE_SECONDS;
    return new Date(createdAt.getTime() + seconds * 1_000);
  }

  /**
   * One that was not used, nor void by wrong codes.
   * @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired
   */
  async find(unit: AuthUnit, { id: factorId }: Factor, id: string, { clientIp }: Call): Promise<FactorChallenge> {
    const challenge = isRowId(id) ? await this.factors.challenge(unit, factorId, id) : null;
    if (challenge === null) {
      const message = 'MFA factor with the provided challenge ID not found';
      throw new AppError(withStatus(authErrors.mfa_factor_not_found, 422), { message });
    }
    if (challenge.verifiedAt !== null || challenge.ip !== clientIp)
      throw new AppError(authErrors.mfa_ip_address_mismatch);
    if (this.endOf(challenge) <= unit.now || challenge.attempts >= this.settings.MAIL_CODE_ATTEMPTS) {
      const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
      throw new AppError(authErrors.mfa_challenge_expired, { message });
    }
    return challenge;
  }
}
