import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { listMemberships } from '@nivel/contracts/projects/list-memberships.operation';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { LearningReads, LearningUnit } from '../database.ts';
import { MembershipsRepository } from './memberships.repository.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listMemberships>>;

/** The organization data that learning stores: members, and consents to show progress. */
@KeepsCopyOf(listMemberships)
export class CopiedMemberships implements CopyKeeper<typeof listMemberships> {
  constructor(private readonly memberships: MembershipsRepository) {}

  apply(unit: LearningUnit, entry: Entry, seen?: number): Promise<boolean> {
    return this.memberships.keep(unit, entry, seen);
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return this.memberships.versionsAfter(reads, after, limit);
  }
}
