import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { Clock } from '@nivel/platform/clock';
import { Handles, type Handler } from '@nivel/platform/handler';
import { snapshotPage } from '@nivel/platform/snapshot-page';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { AuthClient } from '../database.ts';
import { AccountVersionsRepository } from './account-versions.repository.ts';

/** With the longest values an account takes 3 kB: such a page is far below the broker's limit. */
const PAGE = 200;

@Handles(listAccounts)
export class ListAccountsHandler implements Handler<typeof listAccounts> {
  constructor(
    private readonly versions: AccountVersionsRepository,
    private readonly work: UnitOfWork<AuthClient>,
    private readonly clock: Clock,
  ) {}

  handle(asked: InputOf<typeof listAccounts>): Promise<OutputOf<typeof listAccounts>> {
    return snapshotPage(this.clock, asked, PAGE, (...page) => this.versions.page(this.work.reads, ...page));
  }
}
