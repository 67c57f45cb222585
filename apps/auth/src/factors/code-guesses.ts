import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { FactorSms, type SmsChallenge } from '../phones/factor-sms.ts';
import { FactorSecrets } from './factor-secrets.ts';
import type { Factor, FactorChallenge } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { GuessLimit } from './guess-limit.ts';
import { stepOfCode } from './totp.ts';
import type { AuthUnit } from '../database.ts';

/** A factor, and the challenge that a code answers. */
interface Challenged {
  readonly factor: Factor;
  readonly challenge: FactorChallenge;
}

/** Compares codes with apps, and with the SMS of challenges, which it has sent. */
@Injectable()
export class CodeGuesses {
  constructor(
    private readonly secrets: FactorSecrets,
    private readonly sms: FactorSms,
    private readonly factors: FactorsRepository,
    private readonly limit: GuessLimit,
  ) {}

  /**
   * Requests the SMS of a challenge. Where its code would not be looked at, nobody pays for it.
   *
   * @returns the stored form of its code
   * @throws AppError over_request_rate_limit, and as `FactorSms.send` does
   */
  async sendSms(unit: AuthUnit, sms: SmsChallenge, request: AuthRequest, call: Call): Promise<Uint8Array<ArrayBuffer>> {
    const refusal = sms.factor.isVerified ? await this.limit.refusal(unit, sms.account.id) : null;
    if (refusal !== null) throw refusal;
    return this.sms.send(unit, sms, request, call);
  }

  /**
   * @returns the time step whose code it is, 0 for that of an SMS, or the refusal: over_request_rate_limit, before the code is looked
   * at, or mfa_verification_failed. The guess is counted in the unit of work, so the caller must not undo it by an error.
   */
  async try(
    unit: AuthUnit,
    challenged: Challenged,
    code: string,
    request: AuthRequest,
    call: Call,
  ): Promise<number | AppError> {
    const { factor } = challenged;
    const refusal = await this.limit.refusal(unit, factor.userId);
    if (refusal !== null) return refusal;
    if (factor.kind === 'phone') return this.trySms(unit, challenged, code, request, call);
    const step = stepOfCode(code, this.secrets.open(factor), factor.lastStep, unit.now);
    return step ?? this.limit.wrong(unit, factor.userId, 'Invalid TOTP code entered', request, call);
  }

  /** A wrong one counts against its challenge, too, however slowly the codes of one SMS are tried. */
  private async trySms(
    unit: AuthUnit,
    { factor, challenge }: Challenged,
    code: string,
    request: AuthRequest,
    call: Call,
  ): Promise<number | AppError> {
    if (this.sms.isCodeOf(challenge.id, challenge.codeMac, code)) return 0;
    await this.factors.challengeMissed(unit, challenge.id);
    return this.limit.wrong(unit, factor.userId, 'Invalid MFA Phone code entered', request, call);
  }
}
