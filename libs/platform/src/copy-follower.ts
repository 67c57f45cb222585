import type { OutputOf } from '@nivel/contracts/kernel/operation';
import type { RowOfSnapshot, Snapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { RpcClient } from '@nivel/messaging/rpc-client';
import { ownContext } from '@nivel/messaging/rpc-frame';
import { BY_ITSELF, type UnitOfWork } from '@nivel/messaging/unit-of-work';
import type { CopiedVersion, CopyKeeper } from './copy.ts';
import { COPY_STATE, SAVE_COPY_STATE, SAVE_COPY_TIME, TAKE_COMPARISON } from './copies.sql.ts';
import { currentTrace, traceparentFrom } from './trace.ts';

type Page = OutputOf<Snapshot>;
type Entry = SnapshotEntry<RowOfSnapshot<Snapshot>>;

/** Rows read of the copy at once; the owner chooses the size of its own pages. */
const PAGE = 500;
/** Changes saved side by side. */
const SIDE_BY_SIDE = 4;
/**
 * The owner's answer does not include units of work that were not committed yet. No unit of work lasts longer than this, and
 * the clocks of the owner's replicas differ by less.
 */
const OVERLAP_MS = 60_000;

/** One copy and its owner. */
export class CopyFollower {
  constructor(
    readonly snapshot: Snapshot,
    private readonly keeper: CopyKeeper,
    private readonly work: UnitOfWork,
    private readonly rpc: Pick<RpcClient, 'call'>,
  ) {}

  /** The progress of the copy; null before it was filled. */
  async state(): Promise<{ readonly asOf: Date; readonly comparedAt: Date } | null> {
    const [state] = await this.work.reads.rows(COPY_STATE, [this.snapshot.name]);
    return state ?? null;
  }

  /** Whether this replica is the one that makes the comparison: it was last made when all have seen that it was. */
  async takeComparison(last: Date, now: Date): Promise<boolean> {
    const { name } = this.snapshot;
    const taken = await this.work.run(BY_ITSELF, (unit) => unit.rows(TAKE_COMPARISON, [name, last, now]));
    return taken.length > 0;
  }

  /**
   * Brings the whole copy to the owner's state: adds missing rows, updates older ones, and removes those that the owner no
   * longer names.
   * @returns how many rows differed
   * @throws AppError when the owner cannot be asked; rows repaired before that stay repaired
   */
  async compare(): Promise<number> {
    let [after, repaired, asOf]: [string | null, number, string | null] = [null, 0, null];
    do {
      // Read before the owner is called: every row that is here by then, the owner already had.
      const here = await this.keeper.versionsAfter(this.work.reads, after, PAGE);
      const page = await this.ask({ after });
      asOf ??= page.asOf;
      const end = earlier(page.next, here.length < PAGE ? null : (here.at(-1)?.id ?? null));
      const within = <Thing extends { id: string }>(things: readonly Thing[]): Thing[] =>
        things.filter(({ id }) => end === null || id <= end);
      repaired += await this.settle(within(here), within(page.entries));
      after = end;
    } while (after !== null);
    await this.work.run(BY_ITSELF, (unit) =>
      unit.rows(SAVE_COPY_STATE, [this.snapshot.name, new Date(asOf), unit.now]),
    );
    return repaired;
  }

  /** Requests from the owner the changes since its last answer. */
  async catchUp(since: Date): Promise<void> {
    const from = new Date(since.getTime() - OVERLAP_MS).toISOString();
    let [after, asOf]: [string | null, string | null] = [null, null];
    do {
      const page = await this.ask({ after, since: from });
      asOf ??= page.asOf;
      await this.applyAll(page.entries.map((entry) => ({ entry })));
      after = page.next;
    } while (after !== null);
    await this.work.run(BY_ITSELF, (unit) => unit.rows(SAVE_COPY_TIME, [this.snapshot.name, new Date(asOf)]));
  }

  private async ask(input: { after: string | null; since?: string }): Promise<Page> {
    const context = ownContext(this.snapshot, traceparentFrom(currentTrace()));
    return this.snapshot.output.parse(await this.rpc.call(this.snapshot, input, context));
  }

  private settle(here: readonly CopiedVersion[], told: readonly Entry[]): Promise<number> {
    const versions = new Map(here.map((one) => [one.id, one]));
    const owned = new Set(told.map(({ id }) => id));
    const differing = told.flatMap((entry) => {
      const known = versions.get(entry.id);
      if (known && isSame(known, entry)) return [];
      return [{ entry, seen: known?.version }];
    });
    const unknown = (this.snapshot.removals === 'kept' ? [] : here)
      .filter(({ id, removed }) => !removed && !owned.has(id))
      .map(({ id, version }) => ({ entry: { id, version, removed: true } as const, seen: version }));
    return this.applyAll([...differing, ...unknown]);
  }

  private async applyAll(changes: readonly { entry: Entry; seen?: number | undefined }[]): Promise<number> {
    let applied = 0;
    for (let index = 0; index < changes.length; index += SIDE_BY_SIDE) {
      const results = await Promise.all(
        changes.slice(index, index + SIDE_BY_SIDE).map(({ entry, seen }) => this.apply(entry, seen)),
      );
      applied += results.filter(Boolean).length;
    }
    return applied;
  }

  private async apply(entry: Entry, seen: number | undefined): Promise<boolean> {
    const isChanged = await this.work.run(BY_ITSELF, (unit) => this.keeper.apply(unit, entry, seen));
    if (isChanged) this.keeper.afterCommit?.(entry.id);
    return isChanged;
  }
}

const earlier = (one: string | null, other: string | null): string | null => {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
};

/** A row that is removed in both places is removed, whatever the version of its removal. */
const isSame = (here: CopiedVersion, told: Entry): boolean =>
  here.removed === told.removed && (told.removed || here.version === told.version);
