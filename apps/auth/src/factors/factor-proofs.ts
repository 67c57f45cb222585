import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { CodeGuesses } from './code-guesses.ts';
import { FactorChallenges } from './factor-challenges.ts';
import type { Factor } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { KeyProofs } from './key-proofs.ts';
import type { ShownFactor } from './shown-factor.ts';
import type { AuthUnit } from '../database.ts';

/** Checks what somebody shows of a factor against the challenge that it answers. */
@Injectable()
export class FactorProofs {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly challenges: FactorChallenges,
    private readonly guesses: CodeGuesses,
    private readonly keys: KeyProofs,
  ) {}

  /**
   * @returns the time step of a right code of an app, 0 for that of an SMS and a right answer of a key, or the refusal, which is
   * counted in the unit of work
   * @throws AppError mfa_factor_not_found, mfa_ip_address_mismatch, mfa_challenge_expired, validation_failed
   */
  async check(
    unit: AuthUnit,
    factor: Factor,
    shown: ShownFactor,
    request: AuthRequest,
    call: Call,
  ): Promise<number | AppError> {
    const challenge = await this.challenges.find(unit, factor, shown.challengeId, call);
    if ('credential' in shown)
      return (await this.keys.try(unit, { factor, challenge }, shown.credential, request, call)) ?? 0;
    const step = await this.guesses.try(unit, { factor, challenge }, shown.code, request, call);
    if (!(step instanceof AppError)) await this.factors.challengeUsed(unit, challenge.id);
    return step;
  }
}
