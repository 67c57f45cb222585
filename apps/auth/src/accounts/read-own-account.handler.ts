import { authErrors } from '@nivel/contracts/auth/auth.errors';
import { readOwnAccount } from '@nivel/contracts/auth/read-own-account.operation';
import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { AuthClient } from '../database.ts';
import { AccountVersionsRepository } from './account-versions.repository.ts';

/** An account has a version only after its address is verified. */
@Handles(readOwnAccount)
export class ReadOwnAccountHandler implements Handler<typeof readOwnAccount> {
  constructor(
    private readonly versions: AccountVersionsRepository,
    private readonly work: UnitOfWork<AuthClient>,
  ) {}

  async handle(_: InputOf<typeof readOwnAccount>, call: Call): Promise<OutputOf<typeof readOwnAccount>> {
    const entry = await this.versions.one(this.work.reads, actorOf(call).userId);
    if (entry === null || entry.removed) throw new AppError(authErrors.user_not_found);
    return { version: entry.version, account: entry.row };
  }
}
