import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.ts';
import { LoginAttemptsRepository } from '../passwords/login-attempts.repository.ts';
import { EmailLimits } from './email-limits.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';
import type { AuthUnit } from '../database.ts';

/**
 * The rows that no longer count once a person has proven that an address is theirs: other codes, pauses, strangers' wrong
 * passwords.
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
