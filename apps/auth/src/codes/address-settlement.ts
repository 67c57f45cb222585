import { Injectable } from '@nestjs/common';
import type { Account } from '../accounts/account.ts';
import type { AuthTx } from '../database/auth-database.repository.ts';
import { LoginAttemptsRepository } from '../passwords/login-attempts.repository.ts';
import { MailLimits } from './mail-limits.ts';
import { OneTimeTokensRepository } from './one-time-tokens.repository.ts';

/** What no longer counts once somebody has shown that an address is theirs: other codes, pauses, strangers' wrong passwords. */
@Injectable()
export class AddressSettlement {
  constructor(
    private readonly tokens: OneTimeTokensRepository,
    private readonly limits: MailLimits,
    private readonly attempts: LoginAttemptsRepository,
  ) {}

  async settle(tx: AuthTx, account: Account): Promise<void> {
    await this.tokens.clear(tx, account.id);
    await this.limits.settle(tx, account.email);
    await this.attempts.clear(tx, account.email);
  }
}
