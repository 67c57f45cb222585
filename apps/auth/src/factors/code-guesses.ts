import { Inject, Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { WrongCodesRepository } from '../codes/wrong-codes.repository.ts';
import type { AuthSettings } from '../config.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { FactorSecrets } from './factor-secrets.ts';
import type { Factor } from './factor.ts';
import { stepOfCode } from './totp.ts';
import { DAY_SECONDS, waitAfter } from './wrong-code-limit.ts';
import type { AuthUnit } from '../database.ts';

/** Compares codes with factors, and counts the wrong ones per account: over all of its factors, sessions and challenges. */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly wrongCodes: WrongCodesRepository,
    private readonly secrets: FactorSecrets,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * @returns the time step whose code it is, or the refusal: over_request_rate_limit, before the code is looked at, or
   * mfa_verification_failed. The guess is counted in the unit of work, so the caller must not undo it by an error.
   */
  async try(
    unit: AuthUnit,
    factor: Factor,
    code: string,
    request: AuthRequest,
    call: Call,
  ): Promise<number | AppError> {
    const { FACTOR_WRONG_CODES: most, FACTOR_WRONG_SECONDS: seconds, FACTOR_WRONG_PER_DAY: mostPerDay } = this.settings;
    const source = { userId: factor.userId, kind: 'factor' } as const;
    const dayAgo = new Date(unit.now.getTime() - DAY_SECONDS * 1_000);
    const tried = await this.wrongCodes.lockAndList(unit, source, dayAgo, Math.max(most, mostPerDay));
    const waitMs = waitAfter(tried, { most, seconds, mostPerDay }, unit.now);
    if (waitMs > 0) {
      const details = { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
      return new AppError(commonErrors.over_request_rate_limit, { details });
    }
    const step = stepOfCode(code, this.secrets.open(factor), factor.lastStep, unit.now);
    if (step !== null) return step;
    await this.wrongCodes.note(unit, source);
    await this.log.note(unit, notedOf('code-failed', factor.userId, request, call));
    return new AppError(authErrors.mfa_verification_failed);
  }
}
