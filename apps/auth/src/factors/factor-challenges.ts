import { Inject, Injectable } from '@nestjs/common';
import { authErrors, withStatus } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import type { AuthSettings } from '../config.ts';
import type { Factor, FactorChallenge } from './factor.ts';
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

  /** @param challengeHash SHA-256 of what a key has to sign; null for codes */
  async begin(
    unit: AuthUnit,
    { id: factorId }: Factor,
    challengeHash: FactorChallenge['challengeHash'],
    { clientIp }: Call,
  ): Promise<FactorChallenge> {
    const place = { id: unit.newId(), factorId, challengeHash };
    const challenge = { ...place, ip: clientIp, verifiedAt: null, createdAt: unit.now };
    await this.factors.insertChallenge(unit, challenge);
    return challenge;
  }

  endOf({ createdAt }: FactorChallenge): Date {
    return new Date(createdAt.getTime() + this.settings.FACTOR_CHALLENGE_SECONDS * 1_000);
  }

  /** One that was not used. @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired */
  async find(unit: AuthUnit, { id: factorId }: Factor, id: string, { clientIp }: Call): Promise<FactorChallenge> {
    const challenge = isRowId(id) ? await this.factors.challenge(unit, factorId, id) : null;
    if (challenge === null) {
      const message = 'MFA factor with the provided challenge ID not found';
      throw new AppError(withStatus(authErrors.mfa_factor_not_found, 422), { message });
    }
    if (challenge.verifiedAt !== null || challenge.ip !== clientIp)
      throw new AppError(authErrors.mfa_ip_address_mismatch);
    if (this.endOf(challenge) <= unit.now) {
      const message = `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`;
      throw new AppError(authErrors.mfa_challenge_expired, { message });
    }
    return challenge;
  }
}
