import type { SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import type { Clock } from './clock.ts';

/** A follower's request: see `snapshot`. */
interface Asked {
  readonly after: string | null;
  readonly since: string | null;
}

interface Page<Entry> {
  readonly asOf: string;
  readonly entries: Entry[];
  readonly next: string | null;
}

/**
 * Answers a snapshot operation with one page.
 * @param most entries of a page: even with the longest fields they are far below the broker's limit
 * @param read entries with an id above the given one, ascending by id, that changed at or after a moment, up to a limit
 */
export const snapshotPage = async <Entry extends SnapshotEntry>(
  clock: Clock,
  { after, since }: Asked,
  most: number,
  read: (after: string | null, since: Date | null, most: number) => Promise<Entry[]>,
): Promise<Page<Entry>> => {
  const asOf = clock.now().toISOString();
  const entries = await read(after, since === null ? null : new Date(since), most);
  return { asOf, entries, next: entries.length < most ? null : (entries.at(-1)?.id ?? null) };
};
