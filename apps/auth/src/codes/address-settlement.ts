import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.ts';
import { LoginAttemptsRepository } from '../passwords/login-attempts.repository.ts';
import { EmailLimits } from './email-limits.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import type { AuthUnit } from '../database.ts';

/**
 * Deletes the rows that no longer count once a person has verified an address: other codes, pauses, wrong passwords of
 * strangers.
 */
@Injectable()
export class AddressSettlement {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly limits: EmailLimits,
    private readonly attempts: LoginAttemptsRepository,
  ) {}

  async settle(unit: AuthUnit, account: Account): Promise<void> {
    await this.tokens.clear(unit, account.id);
    await this.limits.settle(unit, account.email);
    await this.attempts.clear(unit, account.email);
  }
}
