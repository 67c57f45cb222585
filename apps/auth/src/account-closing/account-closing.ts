import { Injectable } from '@nestjs/common';
import type { AuthRequest } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { Call } from '@nivel/platform/handler';
import { AccountClosingsRepository } from '../account-reopening/account-closings.repository.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import type { AuthClient } from '../database.ts';
import { OwnDataNotices } from '../security/own-data-notices.ts';
import { SessionEnder } from '../sessions/session-ender.ts';
import type { Session } from '../sessions/session.ts';
import { ClosingTimes } from './closing-times.ts';

/** Closes accounts for their owners. */
@Injectable()
export class AccountClosing {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly closings: AccountClosingsRepository,
    private readonly ender: SessionEnder,
    private readonly notices: OwnDataNotices,
    private readonly work: UnitOfWork<AuthClient>,
    private readonly times: ClosingTimes,
  ) {}

  /**
   * Ends all sessions, including the caller's. Of two simultaneous requests, the second finds its session ended and changes
   * nothing.
   *
   * @returns when the account is deleted unless somebody signs in
   * @throws AppError session_not_found, user_not_found if they ended after they were read
   */
  async close({ id, userId }: Session, request: AuthRequest, call: Call): Promise<Date> {
    return this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, userId);
      if (account === null) throw new AppError(authErrors.user_not_found);
      await this.ender.refuseEnded(unit, id);
      const deletesAt = this.times.deletionOf(await this.closings.close(unit, userId));
      await this.notices.closed(unit, account, deletesAt, request, call);
      await this.ender.end(unit, { userId }, 'signed-out');
      return deletesAt;
    });
  }
}
