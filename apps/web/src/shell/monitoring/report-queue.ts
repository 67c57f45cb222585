import type { ClientReportEntry } from '@nivel/contracts/kernel/client-report';
import { reportLimits } from '@nivel/contracts/kernel/client-report-limits';

/**
 * Sends entries. Returns the id under which they were accepted, or null when they are refused permanently.
 *
 * @throws Error when they should be sent again
 */
type Send = (entries: readonly ClientReportEntry[]) => Promise<string | null>;

interface Waiting {
  entry: ClientReportEntry;
  readonly onTaken: ((id: string) => void)[];
}

const MOST_COUNTED = 10_000;

const isSame = (one: ClientReportEntry, other: ClientReportEntry): boolean =>
  one.kind === 'error' &&
  other.kind === 'error' &&
  one.name === other.name &&
  one.path === other.path &&
  one.message === other.message &&
  one.frames[0] === other.frames[0];

/** Pending reports: in memory, the latest up to a maximum; a repeated error increases a count. */
export class ReportQueue {
  private waiting: Waiting[] = [];
  private sending: Promise<void> | undefined;

  constructor(private readonly send: Send) {}

  get size(): number {
    return this.waiting.length;
  }

  /** @param onTaken is called with the id, once it was taken */
  add(entry: ClientReportEntry, onTaken?: (id: string) => void): void {
    const known = this.waiting.find((one) => isSame(one.entry, entry));
    const place = known ?? { entry, onTaken: [] };
    if (known?.entry.kind === 'error')
      known.entry = { ...known.entry, count: Math.min(MOST_COUNTED, known.entry.count + 1) };
    else this.waiting.push(place);
    if (onTaken) place.onTaken.push(onTaken);
    this.forgetOldest();
  }

  /** Sends all that waits; refused ones keep waiting. */
  async flush(): Promise<void> {
    await this.sending;
    if (this.waiting.length === 0 || this.sending) return;
    this.sending = this.sendAll().finally(() => {
      this.sending = undefined;
    });
    await this.sending;
  }

  private async sendAll(): Promise<void> {
    const batch = this.waiting;
    this.waiting = [];
    const id = await this.send(batch.map(({ entry }) => entry)).catch(() => undefined);
    if (id === undefined) {
      this.waiting = [...batch, ...this.waiting];
      this.forgetOldest();
    } else if (id !== null) for (const { onTaken } of batch) for (const told of onTaken) told(id);
  }

  /** Mistakes are kept longer than measurements. */
  private forgetOldest(): void {
    while (this.waiting.length > reportLimits.entries) {
      const timing = this.waiting.findIndex(({ entry }) => entry.kind === 'timing');
      this.waiting.splice(Math.max(0, timing), 1);
    }
  }
}
