import { Injectable } from '@nestjs/common';
import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import type { Call } from '@nivel/platform/handler';
import { isSecondFactor } from '../accounts/account.ts';
import { FactorRemoval } from './factor-removal.ts';
import { FactorsRepository } from './factors.repository.ts';
import type { AuthUnit } from '../database.ts';

/** All second factors of an account. */
@Injectable()
export class AccountFactors {
  constructor(
    private readonly factors: FactorsRepository,
    private readonly removal: FactorRemoval,
  ) {}

  /** Callers hold the account. @returns how many of them counted by themselves; their owner is told of each of those */
  async removeAll(unit: AuthUnit, userId: string, by: Pick<Call, 'clientIp' | 'trace'>): Promise<number> {
    const all = await this.factors.of(unit, userId);
    for (const factor of all) await this.removal.remove(unit, factor, NO_REQUEST, by);
    return all.filter(isSecondFactor).length;
  }
}
