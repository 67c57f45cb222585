import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import type { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { KeyCeremonies } from '../webauthn/key-ceremonies.ts';
import { isCopied, type Key } from '../webauthn/key.ts';
import { KeysRepository } from '../webauthn/keys.repository.ts';
import type { Factor, FactorChallenge } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { GuessLimit } from './guess-limit.ts';
import type { AuthUnit } from '../database.ts';

const WRONG = 'Failed to validate WebAuthn MFA response';

/** Compares the answers of keys with what they were asked, and stores the new ones. */
@Injectable()
export class KeyProofs {
  constructor(
    private readonly ceremonies: KeyCeremonies,
    private readonly keys: KeysRepository,
    private readonly factors: FactorsRepository,
    private readonly limit: GuessLimit,
    private readonly log: SecurityLog,
  ) {}

  /**
   * The challenge takes one answer, whatever it is. A key that counts its uses and shows an older count was copied: the answer is
   * refused, and the owner reads so in the security log.
   *
   * @param credential the browser's answer, as it arrived
   * @returns null for a right one, or the refusal: over_request_rate_limit, mfa_verification_failed. It is counted in the unit of
   * work, so the caller must not undo it by an error.
   * @throws AppError validation_failed, mfa_webauthn_verify_not_enabled
   */
  async try(
    unit: AuthUnit,
    { factor, challenge }: { readonly factor: Factor; readonly challenge: FactorChallenge },
    credential: unknown,
    request: AuthRequest,
    call: Call,
  ): Promise<AppError | null> {
    const refusal = await this.limit.refusal(unit, factor.userId);
    if (refusal !== null) return refusal;
    await this.factors.challengeUsed(unit, challenge.id);
    const { challengeHash } = challenge;
    const isRight =
      challengeHash !== null &&
      (factor.isVerified
        ? await this.takesUse(unit, factor, await this.use(unit, factor, credential, challengeHash), request, call)
        : await this.takesNew(unit, factor, await this.ceremonies.takeNew(credential, challengeHash)));
    return isRight ? null : this.limit.wrong(unit, factor.userId, WRONG, request, call);
  }

  private async takesNew(unit: AuthUnit, factor: Factor, made: Key | null): Promise<boolean> {
    return made !== null && this.keys.insert(unit, factor.id, made);
  }

  private async use(
    unit: AuthUnit,
    { id }: Factor,
    credential: unknown,
    challengeHash: Uint8Array<ArrayBuffer>,
  ): Promise<Use | null> {
    const key = await this.keys.find(unit, id);
    const uses = key === null ? null : await this.ceremonies.take(credential, key, challengeHash);
    return key === null || uses === null ? null : { before: key.uses, now: uses };
  }

  private async takesUse(
    unit: AuthUnit,
    { id, userId }: Factor,
    use: Use | null,
    request: AuthRequest,
    call: Call,
  ): Promise<boolean> {
    if (use === null) return false;
    if (isCopied(use.before, use.now)) {
      await this.log.note(unit, notedOf('key-copied', userId, request, call));
      return false;
    }
    await this.keys.used(unit, id, use.now);
    return true;
  }
}

/** The count of a key before and at a right answer. */
interface Use {
  readonly before: number;
  readonly now: number;
}
