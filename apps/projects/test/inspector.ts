import type { CallInputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { inspectFile } from '@nivel/contracts/worker/inspect-file.operation';
import { connectBroker } from '@nivel/messaging/broker';
import { RpcServer } from '@nivel/messaging/rpc-server';

type Inspected = OutputOf<typeof inspectFile>;

/** The service that inspects files, as this service calls it over the broker. */
export class Inspector {
  /** The kind of the next file. */
  type: Inspected['type'] = 'png';
  isReadable = true;
  /** Runs while a file is looked into. */
  meanwhile: () => Promise<unknown> = () => Promise.resolve();
  private readonly server: RpcServer;

  private constructor(private readonly connection: Awaited<ReturnType<typeof connectBroker>>) {
    this.server = new RpcServer(connection, 'worker', 1_000_000);
    this.server.answer(inspectFile, async (body) => {
      const { renditions } = inspectFile.input.parse(JSON.parse(new TextDecoder().decode(body)));
      await this.meanwhile();
      return JSON.stringify(this.found(renditions));
    });
  }

  static async start(url: string): Promise<Inspector> {
    return new Inspector(await connectBroker({ url, name: 'worker', replicas: 1, factsKeptDays: 7 }));
  }

  async stop(): Promise<void> {
    await this.server.stop();
    await this.connection.close();
  }

  private found(renditions: CallInputOf<typeof inspectFile>['renditions']): Inspected {
    const { type } = this;
    const pictures = renditions.map(({ key, side }) => ({ key, bytes: 1_000, width: side, height: side }));
    return { type, pictures: this.isReadable && type !== 'pdf' && type !== 'other' ? pictures : null };
  }
}
