import { Injectable } from '@nestjs/common';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { listPeople } from '@nivel/contracts/projects/list-people.operation';
import type { AccountRole } from '@nivel/contracts/projects/memberships';
import { accountRoleCopy } from '@nivel/platform/account-role-copy';
import type { LearningReads, LearningUnit } from '../database.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listPeople>>;

const copy = accountRoleCopy();

/** The copied roles of people in this installation. */
@Injectable()
export class AccountRolesRepository {
  keep(unit: LearningUnit, entry: Entry, seen?: number): Promise<boolean> {
    return copy.keep(unit, entry, seen);
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return copy.versionsAfter(reads, after, limit);
  }

  roleOf(reads: LearningReads, userId: string): Promise<AccountRole | null> {
    return copy.roleOf(reads, userId);
  }
}
