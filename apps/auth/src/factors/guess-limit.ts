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
import { DAY_SECONDS, waitAfter } from './wrong-code-limit.ts';
import type { AuthUnit } from '../database.ts';

/** Counts what was wrong per account: over all of its factors and recovery codes, its sessions and challenges. */
@Injectable()
export class GuessLimit {
  constructor(
    private readonly wrongCodes: WrongCodesRepository,
    private readonly log: SecurityLog,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /** @returns over_request_rate_limit while nothing more is looked at, else null */
  async refusal(unit: AuthUnit, userId: string): Promise<AppError | null> {
    const { FACTOR_WRONG_CODES: most, FACTOR_WRONG_SECONDS: seconds, FACTOR_WRONG_PER_DAY: mostPerDay } = this.settings;
    const dayAgo = new Date(unit.now.getTime() - DAY_SECONDS * 1_000);
    const source = { userId, kind: 'factor' } as const;
    const tried = await this.wrongCodes.lockAndList(unit, source, dayAgo, Math.max(most, mostPerDay));
    const waitMs = waitAfter(tried, { most, seconds, mostPerDay }, unit.now);
    if (waitMs <= 0) return null;
    const details = { retryAfterSeconds: Math.ceil(waitMs / 1_000) };
    return new AppError(commonErrors.over_request_rate_limit, { details });
  }

  /**
   * Counts one, in the unit of work: the caller must not undo it by an error.
   *
   * @param message what the wire contract says of it
   * @returns mfa_verification_failed
   */
  async wrong(unit: AuthUnit, userId: string, message: string, request: AuthRequest, call: Call): Promise<AppError> {
    await this.wrongCodes.note(unit, { userId, kind: 'factor' });
    await this.log.note(unit, notedOf('code-failed', userId, request, call));
    return new AppError(authErrors.mfa_verification_failed, { message });
  }
}
