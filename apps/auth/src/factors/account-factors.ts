import { Injectable } from '@nestjs/common';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { isSecondFactor } from '../accounts/account.ts';
import { FactorRemoval } from './factor-removal.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { AuthUnit } from '../database.ts';
import { SessionEnder } from '../sessions/session-ender.ts';

/** All second factors of an account. */
@Injectable()
export class AccountFactors {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly removal: FactorRemoval,
    private readonly ender: SessionEnder,
  ) {}

  /**
   * Callers hold the account. Sessions that wait for their second step end: without it a password alone would complete them, and an
   * account that was closed before would stay closed.
   * @returns how many of them counted by themselves; their owner is told of each of those
   */
  async removeAll(unit: AuthUnit, userId: string, by: Pick<Call, 'clientIp' | 'trace'>): Promise<number> {
    const all = await this.factors.of(unit, userId);
    const counted = all.filter(isSecondFactor).length;
    if (counted > 0) await this.ender.endLower(unit, { id: null, userId });
    for (const factor of all) await this.removal.remove(unit, factor, NO_REQUEST, by);
    return counted;
  }
}
