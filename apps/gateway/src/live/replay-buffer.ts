/** A message to a browser. `seq` is the place of the fact in the stream: it increases in the same way on every replica. */
export interface LiveMessage {
  readonly seq: number;
  readonly type: string;
  readonly data: unknown;
  readonly traceId: string;
  /** The room that was joined, where it happened in one; absent for what concerns the user's own. */
  readonly room?: string;
}

interface Entry {
  readonly room: string;
  readonly message: LiveMessage;
}

/**
 * The last messages, for clients that reconnect after a short absence. It records the number from which it is complete: a
 * client that was away longer must fetch everything again.
 */
export class ReplayBuffer {
  private readonly entries: (Entry | undefined)[];
  private written = 0;
  /** Everything after this place is here; null until the first fact was seen. */
  private completeAfter: number | null = null;
  private last: number | null = null;

  constructor(private readonly size: number) {
    this.entries = new Array<Entry | undefined>(size);
  }

  /** The place of the last fact seen, of any kind; null before the first. */
  get seq(): number | null {
    return this.last;
  }

  /** Forgets everything: the numbers start again. */
  reset(): void {
    this.entries.fill(undefined);
    this.written = 0;
    this.completeAfter = null;
    this.last = null;
  }

  /** Records that a fact was seen, also one without an audience. */
  markSeen(seq: number): void {
    this.completeAfter ??= seq - 1;
    this.last = seq;
  }

  add(room: string, message: LiveMessage): void {
    const at = this.written % this.size;
    const pushedOut = this.entries[at];
    if (pushedOut) this.completeAfter = pushedOut.message.seq;
    this.entries[at] = { room, message };
    this.written += 1;
  }

  /** The messages of a room after a place, oldest first, or null when some of them may be lost. */
  after(seq: number, room: string): LiveMessage[] | null {
    if (this.completeAfter === null || this.last === null) return null;
    if (seq < this.completeAfter || seq > this.last) return null;
    const found: LiveMessage[] = [];
    for (let at = Math.max(0, this.written - this.size); at < this.written; at += 1) {
      const entry = this.entries[at % this.size];
      if (entry && entry.message.seq > seq && entry.room === room) found.push(entry.message);
    }
    return found;
  }
}
