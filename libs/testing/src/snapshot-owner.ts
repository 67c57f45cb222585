import type { RowOfSnapshot, Snapshot, SnapshotEntry } from '@nivel/contracts/kernel/snapshot';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';
import type { ServiceUnderTest } from './service-under-test.ts';
import { waitUntil } from './wait-until.ts';

type Connection = Awaited<ReturnType<typeof connectBroker>>;
type UnderTest = Pick<ServiceUnderTest, 'rows' | 'started'>;

/** A fake service on the broker; the service under test keeps a copy of its data. */
export class SnapshotOwner<S extends Snapshot> {
  private readonly kept = new Map<string, SnapshotEntry<RowOfSnapshot<S>>>();
  private readonly service: UnderTest;
  private readonly snapshot: S;
  private readonly connection: Connection;
  private server: RpcServer | undefined;

  private constructor(service: UnderTest, snapshot: S, connection: Connection) {
    this.service = service;
    this.snapshot = snapshot;
    this.connection = connection;
  }

  /** Answers once this is done, and the service under test has taken over that there is nothing yet. */
  static async start<S extends Snapshot>(service: UnderTest, snapshot: S): Promise<SnapshotOwner<S>> {
    const [name = ''] = snapshot.name.split('.');
    const settings = { url: service.started.stack.natsUrl, name, replicas: 1, factsKeptDays: 7 };
    const owner = new SnapshotOwner(service, snapshot, await connectBroker(settings));
    owner.answer();
    await waitUntil(
      async () => (await service.rows('SELECT 1 FROM copies WHERE name = $1', [snapshot.name])).length > 0,
    );
    return owner;
  }

  /** It answers again after `leave`. */
  answer(): void {
    const [name = ''] = this.snapshot.name.split('.');
    this.server = new RpcServer(this.connection, name, 1_000_000);
    this.server.answer(this.snapshot, () => {
      const entries = [...this.kept.values()].sort(({ id: one }, { id: other }) => (one < other ? -1 : 1));
      const asOf = this.service.started.clock.now().toISOString();
      return Promise.resolve(JSON.stringify({ asOf, entries, next: null }));
    });
  }

  /** It stops answering. */
  async leave(): Promise<void> {
    await this.server?.stop();
  }

  async stop(): Promise<void> {
    await this.leave();
    await this.connection.close();
  }

  /** A thing has this state from now on, for every caller. @returns its version, for the fact that announces it */
  keep(id: string, row: RowOfSnapshot<S>): number {
    const version = this.nextVersion(id);
    this.kept.set(id, { id, version, removed: false, row });
    return version;
  }

  /** A thing is deleted, for every caller. @returns the version of its removal, and its last state */
  remove(id: string): { readonly version: number; readonly row: RowOfSnapshot<S> } {
    const known = this.kept.get(id);
    if (known === undefined || known.removed) throw new Error(`${this.snapshot.name} knows no ${id}`);
    const version = this.nextVersion(id);
    this.kept.set(id, { id, version, removed: true });
    return { version, row: known.row };
  }

  private nextVersion(id: string): number {
    return (this.kept.get(id)?.version ?? 0) + 1;
  }
}
