import { Injectable } from '@nestjs/common';
import { accountDeleted } from '@nivel/contracts/auth/account-deleted.fact';
import { SecurityLog } from '../security/security-log.ts';
import { AccountFactors } from '../factors/account-factors.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Account } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { AccountVersionsRepository } from '../accounts/account-versions.repository.ts';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient, AuthUnit } from '../database.ts';
import { ofAccount } from '../accounts/about-account.ts';

/** The call without a request: of an operator at a terminal, or of a schedule. */
const OPERATOR = { clientIp: null, trace: '' };

/**
 * Operators' actions on an account. Each takes effect at once, at every door: the end of its sessions is published as a
 * fact.
 */
@Injectable()
export class AccountEndings {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly ender: SessionEnder,
    private readonly factors: AccountFactors,
    private readonly log: SecurityLog,
    private readonly versions: AccountVersionsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  /** @returns how many sessions ended, or null for an unknown address */
  async endSessions(email: string): Promise<number | null> {
    return this.with(email, async (unit, { id: userId }) => {
      const ended = await this.ender.end(unit, { userId }, 'operator');
      await this.log.note(unit, { kind: 'session-ended', userId, ...OPERATOR });
      return ended.length;
    });
  }

  /**
   * For a person who has lost the device: they sign in without a second step from now on, and get an e-mail.
   * @returns how many verified second factors the account had, or null if nobody has the address
   */
  async removeFactors(email: string): Promise<number | null> {
    return this.with(email, (unit, { id }) => this.factors.removeAll(unit, id, OPERATOR));
  }

  /** Bans the account until then; null lifts the ban. @returns how many sessions ended, or null if nobody has the address */
  async ban(email: string, until: Date | null): Promise<number | null> {
    return this.with(email, async (unit, { id: userId }) => {
      await this.accounts.ban(unit, userId, until);
      await this.log.note(unit, { kind: until === null ? 'unbanned' : 'banned', userId, ...OPERATOR });
      return until === null ? 0 : (await this.ender.end(unit, { userId }, 'banned')).length;
    });
  }

  /** Deletes the account with all its data here; the fact lets other services do the same. */
  async remove(email: string): Promise<number | null> {
    return this.with(email, (unit, { id }) => this.erase(unit, id));
  }

  /** The same for a locked account. @returns how many sessions ended */
  async erase(unit: AuthUnit, userId: string): Promise<number> {
    const ended = await this.ender.end(unit, { userId }, 'deleted');
    unit.tell(accountDeleted, { userId }, ofAccount(userId, await this.versions.next(unit, userId, true)));
    await this.accounts.remove(unit, userId);
    this.log.tellOnly('account-deleted', OPERATOR, userId);
    return ended.length;
  }

  private async with(
    email: string,
    work: (unit: AuthUnit, account: Account) => Promise<number>,
  ): Promise<number | null> {
    return this.work.run(BY_ITSELF, async (unit) => {
      const found = await this.accounts.byEmail(unit, email);
      const account = found && (await this.accounts.lock(unit, found.id));
      return account === null ? null : work(unit, account);
    });
  }
}
