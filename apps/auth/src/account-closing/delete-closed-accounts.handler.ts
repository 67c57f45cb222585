import { deleteClosedAccounts } from '@nivel/contracts/auth/delete-closed-accounts.operation';
import type { OutputOf } from '@nivel/contracts/kernel/operation';
import { Handles, type Handler } from '@nivel/platform/handler';
import { ClosedAccountDeletion } from './closed-account-deletion.ts';

@Handles(deleteClosedAccounts)
export class DeleteClosedAccountsHandler implements Handler<typeof deleteClosedAccounts> {
  constructor(private readonly deletion: ClosedAccountDeletion) {}

  handle(): Promise<OutputOf<typeof deleteClosedAccounts>> {
    return this.deletion.run();
  }
}
