import { Inject, Injectable } from '@nestjs/common';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { Clock } from '@nivel/platform/clock';
import { SETTINGS, TRANSACTIONS } from '@nivel/platform/core';
import { OneTimeTokensRepository } from '../codes/one-time-tokens.repository.ts';
import type { AuthSettings } from '../config.ts';
import type { AuthTransactions } from '../database/auth-database.repository.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';
import { mergeUserData, refuseLargeUserData } from '../wire/profile-data.ts';
import type { Account, Metadata } from './account.ts';
import { AccountsRepository } from './accounts.repository.ts';

export interface WantedChanges {
  readonly data?: Metadata;
  /** The hash of a new password that has passed its checks. */
  readonly passwordHash?: string;
}

/** Saves what a signed-in person changes about the account. A new password voids every code and ends every other session. */
@Injectable()
export class AccountChanges {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly tokens: OneTimeTokensRepository,
    private readonly ender: SessionEnder,
    private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
    @Inject(SETTINGS) private readonly settings: AuthSettings,
  ) {}

  async save(session: Session, { data, passwordHash }: WantedChanges, trace: string): Promise<Account> {
    const { userId } = session;
    return this.transactions.run(async (tx) => {
      const account = await this.accounts.lock(tx, userId);
      if (account === null) throw new AppError(authErrors.user_not_found);
      // It may have been ended while the password was hashed.
      await this.ender.refuseEnded(tx, session.id);
      const userMetadata = data && mergeUserData(account.userMetadata, data);
      if (userMetadata) refuseLargeUserData(userMetadata, this.settings.USER_DATA_BYTES);
      const changes = { ...(userMetadata && { userMetadata }), ...(passwordHash && { passwordHash }) };
      await this.accounts.change(tx, userId, changes, this.clock.now());
      if (passwordHash !== undefined) {
        await this.tokens.clear(tx, userId);
        await this.ender.end(tx, { userId, except: session.id }, 'password-changed', trace);
      }
      return (await this.accounts.byId(userId, tx.client)) ?? account;
    });
  }
}
