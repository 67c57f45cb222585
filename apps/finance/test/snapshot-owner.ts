import type { RowOfSnapshot, Snapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import type { TestClock } from '@nivel/testing/test-clock';

/** A service as this one meets it over the broker, as far as it offers data of which a copy is kept. */
export class SnapshotOwner<S extends Snapshot> {
  private readonly kept = new Map<string, SnapshotEntry<RowOfSnapshot<S>>>();
  private server: RpcServer | undefined;

  private constructor(
    private readonly snapshot: S,
    private readonly clock: TestClock,
    private readonly connection: Awaited<ReturnType<typeof connectBroker>>,
  ) {}

  static async start<S extends Snapshot>(url: string, clock: TestClock, snapshot: S): Promise<SnapshotOwner<S>> {
    const [name = ''] = snapshot.name.split('.');
    const connection = await connectBroker({ url, name, replicas: 1, factsKeptDays: 7 });
    const owner = new SnapshotOwner(snapshot, clock, connection);
    owner.answer();
    return owner;
  }

  /** It is there again after `leave`. */
  answer(): void {
    const [name = ''] = this.snapshot.name.split('.');
    this.server = new RpcServer(this.connection, name, 1_000_000);
    this.server.answer(this.snapshot, () => {
      const entries = [...this.kept.values()].sort(({ id: one }, { id: other }) => (one < other ? -1 : 1));
      return Promise.resolve(JSON.stringify({ asOf: this.clock.now().toISOString(), entries, next: null }));
    });
  }

  /** It answers no more. */
  async leave(): Promise<void> {
    await this.server?.stop();
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.connection.close();
  }

  /** A thing is this from now on, for who asks. @returns its version, for the fact that tells it */
  keep(id: string, row: RowOfSnapshot<S>): number {
    const version = this.nextVersion(id);
    this.kept.set(id, { id, version, removed: false, row });
    return version;
  }

  /** A thing is gone, for who asks. @returns the version of its removal */
  remove(id: string): number {
    const version = this.nextVersion(id);
    this.kept.set(id, { id, version, removed: true });
    return version;
  }

  private nextVersion(id: string): number {
    return (this.kept.get(id)?.version ?? 0) + 1;
  }
}
