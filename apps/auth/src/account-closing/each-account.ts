import { Inject, Injectable } from '@nestjs/common';
import { BY_ITSELF, UnitOfWork } from '@nivel/messaging/unit-of-work';
import { LOG, type Log } from '@nivel/platform/log';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthClient, AuthReads, AuthUnit } from '../database.ts';

/** Processes accounts on a schedule, each in its own unit of work: a failure of one does not delay others. */
@Injectable()
export class EachAccount {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly work: UnitOfWork<AuthClient>,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /** @returns how many accounts were found, and how many succeeded; the others are found again the next time */
  async of(
    find: (reads: AuthReads) => Promise<readonly string[]>,
    act: (unit: AuthUnit, userId: string) => Promise<unknown>,
  ): Promise<{ found: number; done: number }> {
    const ids = await find(this.work.reads);
    let done = 0;
    for (const id of ids) {
      try {
        await this.held(id, act);
        done += 1;
      } catch (error) {
        this.log.error({ err: error, userId: id }, 'a closed account could not be deleted; the next round tries again');
      }
    }
    return { found: ids.length, done };
  }

  /** If two replicas or an operator act at once, the second finds no account. */
  private held(id: string, act: (unit: AuthUnit, userId: string) => Promise<unknown>): Promise<void> {
    return this.work.run(BY_ITSELF, async (unit) => {
      if ((await this.accounts.lock(unit, id)) !== null) await act(unit, id);
    });
  }
}
