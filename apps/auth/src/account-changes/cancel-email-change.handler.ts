import { NO_REQUEST } from '@nivel/contracts/auth/auth-request';
import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { cancelEmailChange } from '@nivel/contracts/auth/cancel-email-change.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { EmailChanges } from '../codes/email-changes.ts';
import type { AuthClient } from '../database.ts';
import { notedOf, SecurityLog } from '../security/security-log.ts';

@Handles(cancelEmailChange)
export class CancelEmailChangeHandler implements Handler<typeof cancelEmailChange> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly changes: EmailChanges,
    private readonly log: SecurityLog,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(_input: object, call: Call): Promise<OutputOf<typeof cancelEmailChange>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const account = await this.accounts.lock(unit, userId);
      if (account === null) throw new AppError(authErrors.user_not_found);
      const canceled = await this.changes.cancel(unit, account);
      if (canceled) await this.log.note(unit, notedOf('address-change-canceled', userId, NO_REQUEST, call));
      return { canceled };
    });
  }
}
