import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { Call } from '@nivel/platform/handler';
import { hasSecondFactor } from '../accounts/account.ts';
import { lockAccount } from '../accounts/lock-account.ts';
import { refuseTakenName } from '../factors/factor-name.ts';
import type { Factor } from '../factors/factor.ts';
import { FactorsRepository } from '../factors/factors.repository.ts';
import { Notices } from '../security/notices.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-code.ts';
import { RecoveryCodesRepository } from './recovery-codes.repository.ts';
import type { AuthReads, AuthUnit } from '../database.ts';

/** What the owner sees of a new set, once. */
interface NewSet {
  readonly id: string;
  readonly friendlyName: string;
  readonly codes: readonly string[];
}

/** The sets of recovery codes of accounts: one each, beside another second factor. */
@Injectable()
export class RecoveryCodeSets {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly codes: RecoveryCodesRepository,
    private readonly notices: Notices,
    private readonly log: SecurityLog,
  ) {}

  /** @throws AppError mfa_factor_not_found */
  async find(reads: AuthReads, userId: string): Promise<Factor> {
    const factor = await this.factors.recoveryCodes(reads, userId);
    if (factor === null) throw new AppError(authErrors.mfa_factor_not_found);
    return factor;
  }

  /**
   * Says what stands in the way before anybody is asked for a proof; the account is held.
   * @returns all factors of the account
   * @throws AppError mfa_verified_factor_exists, mfa_recovery_codes_sole_factor
   */
  async refuseSecond(unit: AuthUnit, userId: string): Promise<readonly Factor[]> {
    await lockAccount(unit, userId);
    const known = await this.factors.of(unit, userId);
    if (known.some(({ kind }) => kind === 'recovery_code')) throw new AppError(authErrors.mfa_verified_factor_exists);
    if (!hasSecondFactor({ factors: known })) throw new AppError(authErrors.mfa_recovery_codes_sole_factor);
    return known;
  }

  /** @throws AppError as `refuseSecond`, mfa_factor_name_conflict */
  async create(
    unit: AuthUnit,
    userId: string,
    friendlyName: string,
    request: AuthRequest,
    call: Call,
  ): Promise<NewSet> {
    const known = await this.refuseSecond(unit, userId);
    refuseTakenName(known, friendlyName);
    const place = { id: unit.newId(), userId, friendlyName };
    const rest = { kind: 'recovery_code', isVerified: true, sealedSecret: null, phone: null, lastStep: 0 } as const;
    await this.factors.insert(unit, { ...place, ...rest, createdAt: unit.now, updatedAt: unit.now });
    return this.fill(unit, place, request, call);
  }

  /** New codes in place of the ones from before, which are void. @throws AppError mfa_factor_not_found */
  async replace(unit: AuthUnit, userId: string, request: AuthRequest, call: Call): Promise<NewSet> {
    await lockAccount(unit, userId);
    return this.fill(unit, await this.find(unit, userId), request, call);
  }

  private async fill(
    unit: AuthUnit,
    { id, userId, friendlyName }: Pick<Factor, 'id' | 'userId' | 'friendlyName'>,
    request: AuthRequest,
    call: Call,
  ): Promise<NewSet> {
    const codes = newRecoveryCodes();
    const hashes = codes.map((code) => recoveryCodeHash(id, code));
    await this.codes.replace(unit, id, hashes);
    await this.log.note(unit, notedOf('recovery-codes-created', userId, request, call));
    await this.notices.recoveryCodesCreated(unit, userId, request, call);
    return { id, friendlyName, codes };
  }
}

/** A new set in the words of the wire contract. */
export const newSetView = ({ id, friendlyName, codes }: NewSet) => ({
  id,
  type: 'recovery_code',
  friendly_name: friendlyName || undefined,
  total: codes.length,
  codes,
});
