import { listAccess } from '@nivel/contracts/billing/list-access.operation';
import type { RowOfSnapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { KeepsCopyOf, type CopyKeeper } from '@nivel/platform/copy';
import type { LearningReads, LearningUnit } from '../database.ts';
import { AccessRepository } from './access.repository.ts';

type Entry = SnapshotEntry<RowOfSnapshot<typeof listAccess>>;

/** The subscription data that learning stores: each person's plan, and until when. */
@KeepsCopyOf(listAccess)
export class CopiedAccess implements CopyKeeper<typeof listAccess> {
  constructor(private readonly access: AccessRepository) {}

  apply(unit: LearningUnit, entry: Entry, seen?: number): Promise<boolean> {
    return this.access.keep(unit, entry, seen);
  }

  versionsAfter(reads: LearningReads, after: string | null, limit: number) {
    return this.access.versionsAfter(reads, after, limit);
  }
}
