import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { listPeople } from '@nivel/contracts/projects/list-people.operation';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { LearningReads, LearningUnit } from '../database.ts';
import { AccountRolesRepository } from './account-roles.repository.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

/** The administrators of this installation, as copied by learning. */
@KeepsCopyOf(listPeople)
export class CopiedAccountRoles implements CopyKeeper<typeof listPeople> {
  constructor(private readonly roles: AccountRolesRepository) {}

  apply(unit: LearningUnit, entry: Entry, seen?: number): Promise<boolean> {
    return this.roles.keep(unit, entry, seen);
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return this.roles.versionsAfter(reads, after, limit);
  }
}
