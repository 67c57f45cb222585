import { findAccount } from '@nivel/contracts/auth/find-account.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Handles, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { AccountVersionsRepository } from './account-versions.repository.ts';
import { AccountsRepository } from './accounts.repository.ts';

/** An account has a version only after its address is verified. */
@Handles(findAccount)
export class FindAccountHandler implements Handler<typeof findAccount> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly versions: AccountVersionsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle({ email }: InputOf<typeof findAccount>): Promise<OutputOf<typeof findAccount>> {
    const found = await this.accounts.byEmail(this.work.reads, email.trim().toLowerCase());
    const entry = found && (await this.versions.one(this.work.reads, found.id));
    return { user_id: entry?.removed === false ? entry.id : null };
  }
}
