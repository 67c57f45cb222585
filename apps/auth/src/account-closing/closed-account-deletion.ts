import { Inject, Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { LOG, type Log } from '@nivel/platform/log';
import { AccountClosingsRepository } from '../account-reopening/account-closings.repository.ts';
import { FOR_EVER } from '../accounts/account.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthClient, AuthUnit } from '../database.ts';
import { AccountEndings } from '../moderation/account-endings.ts';
import { OwnDataNotices } from '../security/own-data-notices.ts';
import { ClosingTimes } from './closing-times.ts';

/** Accounts of each step in one call. */
const AT_ONCE = 50;

/**
 * Deletes closed accounts in two steps. First nobody can sign in any more and the last e-mail is asked for; some minutes later
 * the account is deleted. A single step would delete the e-mail's row in the worker before it was sent.
 */
@Injectable()
export class ClosedAccountDeletion {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly closings: AccountClosingsRepository,
    private readonly endings: AccountEndings,
    private readonly notices: OwnDataNotices,
    private readonly times: ClosingTimes,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * A part of the due work; an account that cannot be deleted now holds up no other, and is tried again the next time.
   * @returns how many accounts began to end and how many were deleted, and whether there may be more
   */
  async run(): Promise<{ ending: number; deleted: number; has_more: boolean }> {
    const { reads } = this.work;
    const closedBefore = this.times.closedBefore();
    const ended = await this.closings.endingBefore(reads, this.times.endingBefore(), AT_ONCE);
    const deleted = await this.each(ended, (unit, id) => this.endings.erase(unit, id));
    const due = await this.closings.closedBefore(reads, closedBefore, AT_ONCE);
    const ending = await this.each(due, (unit, id) => this.end(unit, id, closedBefore));
    // Where none of a whole part succeeded, asking again at once would end no sooner.
    return { ending, deleted, has_more: Math.max(ended.length, due.length) === AT_ONCE && ending + deleted > 0 };
  }

  /** Each account by itself. @returns with how many it succeeded */
  private async each(ids: readonly string[], act: (unit: AuthUnit, id: string) => Promise<unknown>): Promise<number> {
    let done = 0;
    for (const id of ids) {
      try {
        await this.held(id, (unit) => act(unit, id));
        done += 1;
      } catch (error) {
        this.log.error({ err: error, userId: id }, 'a closed account could not be deleted; the next round tries again');
      }
    }
    return done;
  }

  /** Somebody who signed in meanwhile keeps the account. */
  private async end(unit: AuthUnit, id: string, closedBefore: Date): Promise<void> {
    if (!(await this.closings.end(unit, id, closedBefore))) return;
    const account = await this.accounts.byId(unit, id);
    if (account === null) return;
    await this.accounts.ban(unit, id, FOR_EVER);
    this.notices.ending(unit, account);
  }

  /** Two that delete at once, or an operator beside them: the second finds no account. */
  private held(id: string, act: (unit: AuthUnit) => Promise<unknown>): Promise<void> {
    return this.work.run(BY_ITSELF, async (unit) => {
      if ((await this.accounts.lock(unit, id)) !== null) await act(unit);
    });
  }
}
