import { z } from 'zod';
import { operation, type Operation } from './operation.ts';
import { servicesOnly } from './policy.ts';

/** A follower's request to the owner of data: a page of all rows, or of changed ones. */
const snapshotInput = z.strictObject({
  /** Things after this id, in the order of ids; null: from the first. */
  after: z.uuid().nullable().default(null),
  /** Only what changed at this moment of the owner or later; null: everything. */
  since: z.iso.datetime().nullable().default(null),
});

const entryOf = <Row extends z.ZodObject>(row: Row) =>
  z.discriminatedUnion('removed', [
    z.strictObject({ id: z.uuid(), version: z.int().min(0), removed: z.literal(false), row }),
    z.strictObject({ id: z.uuid(), version: z.int().min(0), removed: z.literal(true) }),
  ]);

const snapshotOutput = <Row extends z.ZodObject>(row: Row) =>
  z.strictObject({
    /** A moment of the owner's clock, from before it read. */
    asOf: z.iso.datetime(),
    /** Ascending by id. Removed rows are named too, while the owner knows of them. */
    entries: z.array(entryOf(row)),
    /** The id after which the next page starts; null: this was the last. */
    next: z.uuid().nullable(),
  });

/** The owner's offer of everything that others keep a copy of, page by page. */
export type Snapshot<Row extends z.ZodObject = z.ZodObject> = Operation<
  string,
  typeof snapshotInput,
  ReturnType<typeof snapshotOutput<Row>>
> & {
  /**
   * How long the owner names removed rows. `kept`: without limit, so a follower removes nothing that the owner does not name as
   * removed. `dropped`: for a while only, so a comparison removes rows that the owner no longer names.
   */
  readonly removals: 'kept' | 'dropped';
};

/** One thing as its owner has it: a row under its version, or that it was removed. */
export type SnapshotEntry<Row = unknown> =
  | { readonly id: string; readonly version: number; readonly removed: false; readonly row: Row }
  | { readonly id: string; readonly version: number; readonly removed: true };

/** The row that a snapshot shows of a thing. */
export type RowOfSnapshot<S> = S extends Snapshot<infer Row> ? z.output<Row> : never;

/**
 * Declares what a service offers to services that keep a copy of its data. A thing's version rises with each change, its
 * removal included, and is published with the facts about it.
 */
export const snapshot = <Row extends z.ZodObject>(declared: {
  readonly name: `${string}.${string}`;
  readonly summary: string;
  readonly rule: string;
  readonly removals: 'kept' | 'dropped';
  readonly row: Row;
}): Snapshot<Row> => ({
  ...operation({
    name: declared.name,
    summary: declared.summary,
    door: { kind: 'inside' },
    policy: servicesOnly(declared.rule),
    repeat: 'safe',
    input: snapshotInput,
    output: snapshotOutput(declared.row),
    errors: [],
    deadlineMs: 5_000,
  }),
  removals: declared.removals,
});
