import { applyDecorators, Injectable, SetMetadata } from '@nestjs/common';
import type { RowOfSnapshot, Snapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';

export const KEEPS_COPY = 'nivel:keeps-copy';

/** One entry of a copy. */
export interface CopiedVersion {
  readonly id: string;
  readonly version: number;
  readonly removed: boolean;
}

/** Keeps a copy of another service's data: its rows, and that things were removed. */
export interface CopyKeeper<S extends Snapshot = Snapshot> {
  /**
   * Stores the owner's state of one thing if it is newer than the local row: the higher version wins, in whatever order they
   * arrive (R4).
   * @param seen replaces the local row at exactly this version too, for a comparison that found it wrong
   * @returns whether something changed
   */
  apply(unit: Unit, entry: SnapshotEntry<RowOfSnapshot<S>>, seen?: number): Promise<boolean>;
  /** The local rows after an id, ascending by id, removed things among them. */
  versionsAfter(reads: Reads, after: string | null, limit: number): Promise<readonly CopiedVersion[]>;
  /** After a change by a comparison has committed. */
  afterCommit?(id: string): void;
}

/**
 * Declares whose data a class keeps a copy of. The copy is filled when the service first boots and compared with its owner
 * every night; consumers apply facts with the same method.
 */
export const KeepsCopyOf = (snapshot: Snapshot): ClassDecorator =>
  applyDecorators(Injectable(), SetMetadata(KEEPS_COPY, snapshot));
