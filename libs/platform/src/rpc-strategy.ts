import { Server, type CustomTransportStrategy } from '@nestjs/microservices';
import type { NatsConnection } from '@nats-io/transport-node';
import { Histogram } from 'prom-client';
import { toAppError } from '@nivel/messaging/rpc-frame';
import { RpcServer, type RpcResponder } from '@nivel/messaging/rpc-server';
import type { FoundHandler } from './discovery.ts';
import type { Log } from './log.ts';
import { withTrace } from './trace.ts';
import { asUnavailable } from './unavailable.ts';

const duration = new Histogram({
  name: 'nivel_operation_seconds',
  help: 'Time to answer an operation',
  labelNames: ['operation', 'outcome'],
  buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
});

/**
 * Nest transport that answers operations over NATS request/reply. JSON is parsed once, by the operation's own schema;
 * Nest's packet envelope, pipes and observables are left out of the hot path.
 */
export class RpcStrategy extends Server implements CustomTransportStrategy {
  private readonly server: RpcServer;

  constructor(
    private readonly connection: NatsConnection,
    service: string,
    maxResponseBytes: number,
    private readonly found: () => readonly FoundHandler[],
    private readonly responder: (found: FoundHandler) => RpcResponder,
    private readonly log: Log,
  ) {
    super();
    this.server = new RpcServer(connection, service, maxResponseBytes);
  }

  listen(callback: (error?: unknown) => void): void {
    try {
      for (const found of this.found()) this.server.answer(found.operation, this.observed(found));
      callback();
    } catch (error) {
      callback(error);
    }
  }

  async close(): Promise<void> {
    await this.server.stop();
  }

  on(): never {
    throw new Error('The rpc transport has no events of its own; watch the broker connection');
  }

  unwrap<T>(): T {
    return this.connection as T;
  }

  private observed(found: FoundHandler): RpcResponder {
    const respond = this.responder(found);
    return (body, context) =>
      withTrace(context.trace, async () => {
        const startedAt = performance.now();
        let outcome = 'ok';
        try {
          return await respond(body, context);
        } catch (thrown) {
          const error = asUnavailable(thrown);
          const { definition } = toAppError(error);
          outcome = definition.code;
          if (definition.kind === 'internal' || error !== thrown)
            this.log.error({ err: thrown, operation: found.operation.name }, 'an operation failed');
          throw error;
        } finally {
          const seconds = (performance.now() - startedAt) / 1_000;
          duration.labels(found.operation.name, outcome).observe(seconds);
          this.log.debug({ operation: found.operation.name, outcome, ms: Math.round(seconds * 1_000) }, 'answered');
        }
      });
  }
}
