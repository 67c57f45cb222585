import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { FactorSecrets } from './factor-secrets.ts';
import type { Factor } from './factor.ts';
import { GuessLimit } from './guess-limit.ts';
import { stepOfCode } from './totp.ts';
import type { AuthUnit } from '../database.ts';

/** Compares codes with apps. */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly secrets: FactorSecrets,
    private readonly limit: GuessLimit,
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
    const refusal = await this.limit.refusal(unit, factor.userId);
    if (refusal !== null) return refusal;
    const step = stepOfCode(code, this.secrets.open(factor), factor.lastStep, unit.now);
    return step ?? this.limit.wrong(unit, factor.userId, 'Invalid TOTP code entered', request, call);
  }
}
