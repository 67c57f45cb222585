import type { NatsConnection } from '@nats-io/transport-node';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { RpcClient, type OnPart } from '@nivel/messaging/rpc-client';
import type { CallContext } from '@nivel/messaging/rpc-frame';

/**
 * Calls the services. The doors open before the broker is reachable (R12): until the first connection, and whenever it is lost,
 * a call is answered `unavailable` instead of keeping the caller waiting.
 */
export class ServiceClient {
  private readonly waiting: (() => void)[] = [];
  /** Questions without an answer yet. */
  private pending = 0;
  private rpc: RpcClient | undefined;
  private connection: NatsConnection | undefined;

  open(connection: NatsConnection): void {
    this.connection = connection;
    this.rpc = new RpcClient(connection);
  }

  /**
   * Sends all calls of one turn of the event loop together, so that the client writes them to the broker at once. With many
   * connections that halves the writes, the gateway's largest cost; a single call does not wait.
   * @throws AppError the service's error, `unavailable` or `request_timeout`
   */
  ask(operation: Operation, body: Uint8Array | string, context: CallContext, onPart?: OnPart): Promise<Uint8Array> {
    const client = this.client();
    this.pending += 1;
    const result =
      this.pending === 1
        ? client.ask(operation, body, context, onPart)
        : new Promise<Uint8Array>((resolve, reject) => {
            this.waiting.push(() => {
              client.ask(operation, body, context, onPart).then(resolve, reject);
            });
            if (this.waiting.length === 1) setImmediate(this.leave);
          });
    return result.finally(() => (this.pending -= 1));
  }

  private readonly leave = (): void => {
    for (const go of this.waiting.splice(0)) go();
  };

  call<O extends Operation>(operation: O, input: CallInputOf<O>, context: CallContext): Promise<OutputOf<O>> {
    return this.client().call(operation, input, context);
  }

  /** The client of the broker. @throws AppError `unavailable` while there has been no connection yet */
  client(): RpcClient {
    if (this.rpc === undefined) throw new AppError(commonErrors.unavailable);
    return this.rpc;
  }

  /** Resolves when the broker answers now. */
  async check(): Promise<void> {
    if (this.connection === undefined) throw new Error('no connection to the broker yet');
    await this.connection.flush();
  }
}
