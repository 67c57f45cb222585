import { bookAccessChanged } from '@nivel/contracts/finance/book-access-changed.fact';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { FinanceReads, FinanceUnit } from '../database.ts';
import { AccountRolesRepository } from './account-roles.repository.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

/** The keepers of the book, as known to this service. */
@KeepsCopyOf(listPeople)
export class CopiedAccountRoles implements CopyKeeper<typeof listPeople> {
  constructor(private readonly roles: AccountRolesRepository) {}

  /** Tells the person's own windows when they may see more or less than before. */
  async apply(unit: FinanceUnit, entry: Entry, seen?: number): Promise<boolean> {
    await this.roles.hold(unit, entry.id);
    const before = await this.roles.roleOf(unit, entry.id);
    const isNewer = await this.roles.keep(unit, entry, seen);
    const role = entry.removed ? null : entry.row.role;
    if (isNewer && (before ?? 'user') !== (role ?? 'user'))
      unit.tell(bookAccessChanged, { userId: entry.id }, { aggregate: entry.id, version: entry.version });
    return isNewer;
  }

  versionsAfter(reads: FinanceReads, after: string | null, limit: number) {
    return this.roles.versionsAfter(reads, after, limit);
  }
}
