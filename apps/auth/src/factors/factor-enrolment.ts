import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS } from '@nivel/platform/core';
import type { Call } from '@nivel/platform/handler';
import { takesSecondStep, type Account } from '../accounts/account.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import type { AuthSettings } from '../config.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';
import { FactorSecrets } from './factor-secrets.ts';
import type { Factor } from './factor.ts';
import { FactorsRepository } from './factors.repository.ts';
import { refuseTakenName } from './factor-name.ts';
import type { AuthClient, AuthUnit } from '../database.ts';

/** A factor as its owner begins it. */
interface BegunFactor extends Pick<Factor, 'kind' | 'friendlyName' | 'phone'> {
  /** The secret of an app; null for the other kinds: a key brings its own, and a number gets its codes. */
  readonly secret: string | null;
}

/** Begins second factors: how many, under which names, and what becomes of those that nobody went on with. */
@Injectable()
export class FactorEnrolment {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly secrets: FactorSecrets,
    private readonly ender: SessionEnder,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  /**
   * Says what stands in the way before anybody is asked for a proof.
   * @throws AppError mfa_factor_name_conflict, too_many_enrolled_mfa_factors
   */
  async refuseFull({ id }: Account, name: string, call: Call): Promise<void> {
    await this.work.run(call, (unit) => this.makeRoom(unit, id, name));
  }

  /**
   * A factor that waits to be verified. A number is compared here and not before: who has not taken the second step learns nothing of
   * the account's numbers.
   *
   * @returns its id
   * @throws AppError as `refuseFull`, mfa_verified_factor_exists, session_not_found
   */
  async begin(unit: AuthUnit, { id: sessionId, userId }: Session, begun: BegunFactor): Promise<string> {
    refuseKnownPhone(await this.makeRoom(unit, userId, begun.friendlyName), begun);
    await this.ender.refuseEnded(unit, sessionId);
    const { secret, ...rest } = begun;
    const place = { id: unit.newId(), userId };
    const sealedSecret = secret === null ? null : this.secrets.seal(secret, place);
    const times = { createdAt: unit.now, updatedAt: unit.now };
    await this.factors.insert(unit, { ...place, ...rest, isVerified: false, sealedSecret, lastStep: 0, ...times });
    return place.id;
  }

  /** @returns the factors of the account */
  private async makeRoom(unit: AuthUnit, userId: string, name: string): Promise<readonly Factor[]> {
    await lockAccount(unit, userId);
    const { FACTOR_UNVERIFIED_SECONDS, FACTOR_CHALLENGE_SECONDS, MAIL_CODE_SECONDS } = this.settings;
    const challengedAfter = this.ago(Math.max(FACTOR_CHALLENGE_SECONDS, MAIL_CODE_SECONDS));
    await this.factors.removeStale(unit, userId, this.ago(FACTOR_UNVERIFIED_SECONDS), challengedAfter);
    const known = await this.factors.of(unit, userId);
    refuseTakenName(known, name);
    if (known.filter(({ kind }) => kind !== 'recovery_code').length >= this.settings.FACTORS_PER_ACCOUNT)
      throw new AppError(authErrors.too_many_enrolled_mfa_factors);
    return known;
  }

  private ago(seconds: number): Date {
    return new Date(this.clock.now().getTime() - seconds * 1_000);
  }
}

/** A second SMS to the same number would be no other factor. */
const refuseKnownPhone = (known: readonly Factor[], { phone }: BegunFactor): void => {
  if (phone === null || !takesSecondStep({ factors: known }, phone)) return;
  const message = 'A verified phone factor already exists, unenroll the existing factor to continue';
  throw new AppError(authErrors.mfa_verified_factor_exists, { message });
};
