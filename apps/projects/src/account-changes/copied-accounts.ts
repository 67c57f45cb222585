import { listAccounts } from '@nivel/contracts/auth/list-accounts.operation';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import { accountOf } from '../accounts/account-of.ts';
import { AccountsRepository } from '../accounts/accounts.repository.ts';
import { FilesRepository } from '../files/files.repository.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { EraseAccount } from '../offboarding/erase-account.ts';
import { ProfileNotifier } from './profile-notifier.ts';
import type { ProjectsReads, ProjectsUnit } from '../database.ts';

type AccountRow = Omit<RowOfSnapshot<typeof listAccounts>, 'createdAt'>;

/** The account data that this service stores: a person's name and address. */
@KeepsCopyOf(listAccounts)
export class CopiedAccounts implements CopyKeeper<typeof listAccounts> {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly people: PeopleRepository,
    private readonly end: EraseAccount,
    private readonly files: FilesRepository,
    private readonly profiles: ProfileNotifier,
  ) {}

  async apply(unit: ProjectsUnit, entry: SnapshotEntry<AccountRow>, seen?: number): Promise<boolean> {
    if (entry.removed) return this.forget(unit, entry.id);
    const account = accountOf(entry.row);
    const isNewer = await this.accounts.keep(unit, account, entry.version, seen);
    if (isNewer) {
      if (await this.people.follow(unit, account)) await this.profiles.tell(unit, account.userId);
      await this.files.letAvatarsGo(unit, account.userId, account.avatarUrl);
    }
    return isNewer;
  }

  versionsAfter(reads: ProjectsReads, after: string | null, limit: number) {
    return this.accounts.versionsAfter(reads, after, limit);
  }

  private async forget(unit: ProjectsUnit, userId: string): Promise<boolean> {
    await this.people.holdAdministrators(unit);
    const known = await this.accounts.find(unit, userId);
    const isNews = await this.accounts.remove(unit, userId);
    if (isNews) await this.end.forget(unit, userId, known?.email ?? '');
    return isNews;
  }
}
