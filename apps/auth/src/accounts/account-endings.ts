import { Inject, Injectable } from '@nestjs/common';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { Clock } from '@nivel/platform/clock';
import { TRANSACTIONS } from '@nivel/platform/core';
import type { AuthTransactions, AuthTx } from '../database/auth-database.repository.ts';
import { Facts } from '../facts.ts';
import { SecurityLog } from '../security/security-log.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Account } from './account.ts';
import { AccountsRepository } from './accounts.repository.ts';

/** Nobody's request: an operator at a terminal. */
const OPERATOR = { clientIp: null, trace: '' };

/** What an operator does to an account. Each takes effect at once, over every door: the end of its sessions is told as a fact. */
@Injectable()
export class AccountEndings {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ender: SessionEnder,
    private readonly facts: Facts,
    private readonly log: SecurityLog,
    private readonly clock: Clock,
    @Inject(TRANSACTIONS) private readonly transactions: AuthTransactions,
  ) {}

  /** @returns how many sessions ended, or null when nobody has the address */
  async endSessions(email: string): Promise<number | null> {
    return this.with(email, async (tx, { id: userId }) => {
      const ended = await this.ender.end(tx, { userId }, 'operator', '');
      await this.log.note(tx, { kind: 'session-ended', userId, ...OPERATOR });
      return ended.length;
    });
  }

  /** Nobody signs in to it until then; null lifts it. @returns how many sessions ended, or null when nobody has the address */
  async ban(email: string, until: Date | null): Promise<number | null> {
    return this.with(email, async (tx, { id: userId }) => {
      await this.accounts.ban(tx, userId, until, this.clock.now());
      await this.log.note(tx, { kind: until === null ? 'unbanned' : 'banned', userId, ...OPERATOR });
      return until === null ? 0 : (await this.ender.end(tx, { userId }, 'banned', '')).length;
    });
  }

  /** The account goes with everything that is kept of it here; others are told to do the same. */
  async remove(email: string): Promise<number | null> {
    return this.with(email, async (tx, { id: userId }) => {
      const ended = await this.ender.end(tx, { userId }, 'deleted', '');
      await this.facts.tell(tx, accountDeleted, { userId }, '', 2);
      await this.accounts.remove(tx, userId);
      this.log.tellOnly('account-deleted', OPERATOR, userId);
      return ended.length;
    });
  }

  private async with(email: string, work: (tx: AuthTx, account: Account) => Promise<number>): Promise<number | null> {
    return this.transactions.run(async (tx) => {
      const found = await this.accounts.byEmail(email, tx.client);
      const account = found && (await this.accounts.lock(tx, found.id));
      return account === null ? null : work(tx, account);
    });
  }
}
