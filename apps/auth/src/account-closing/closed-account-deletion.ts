import { Injectable } from '@nestjs/common';
import { AccountClosingsRepository } from '../account-reopening/account-closings.repository.ts';
import { FOR_EVER } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthUnit } from '../database.ts';
import { AccountEndings } from '../moderation/account-endings.ts';
import { OwnDataNotices } from '../security/own-data-notices.ts';
import { ClosingTimes } from './closing-times.ts';
import { EachAccount } from './each-account.ts';

/** Accounts per step in one call. */
const AT_ONCE = 50;

/**
 * Deletes closed accounts in two steps. First, sign-in is disabled and the last e-mail is requested; some minutes later the
 * account is deleted. A single step would delete the e-mail's row in the worker before it was sent.
 */
@Injectable()
export class ClosedAccountDeletion {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly closings: AccountClosingsRepository,
    private readonly endings: AccountEndings,
    private readonly notices: OwnDataNotices,
    private readonly times: ClosingTimes,
    private readonly each: EachAccount,
  ) {}

  /**
   * Processes a batch of the due work. An account that cannot be deleted now does not delay others and is retried the next
   * time.
   * @returns how many accounts began to end, how many were deleted, and whether there may be more
   */
  async run(): Promise<{ ending: number; deleted: number; has_more: boolean }> {
    const [closedBefore, endingBefore] = [this.times.closedBefore(), this.times.endingBefore()];
    const deleted = await this.each.of(
      (reads) => this.closings.endingBefore(reads, endingBefore, AT_ONCE),
      (unit, id) => this.endings.erase(unit, id),
    );
    const ending = await this.each.of(
      (reads) => this.closings.closedBefore(reads, closedBefore, AT_ONCE),
      (unit, id) => this.end(unit, id, closedBefore),
    );
    // If the complete batch failed, an immediate repetition would never end.
    const has_more = [deleted, ending].some(({ found, done }) => found === AT_ONCE && done > 0);
    return { ending: ending.done, deleted: deleted.done, has_more };
  }

  /** A person who signed in meanwhile keeps the account. */
  private async end(unit: AuthUnit, id: string, closedBefore: Date): Promise<void> {
    if (!(await this.closings.end(unit, id, closedBefore))) return;
    const account = await this.accounts.byId(unit, id);
    if (account === null) return;
    await this.accounts.ban(unit, id, FOR_EVER);
    this.notices.ending(unit, account);
  }
}
