import { headers, type NatsConnection } from '@nats-io/transport-node';
import { v7 } from 'uuid';
import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import type { CallInputOf, Operation, OutputOf } from '@nivel/contracts/kernel/operation';
import { withClient } from '@nivel/deploy/migrate/roles';
import { connectBroker, openJetStream } from '@nivel/messaging/broker';
import { FactsStream } from '@nivel/messaging/facts-stream';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { RunningService } from '@nivel/platform/boot-service';
import { boot } from '@nivel/platform/service-description';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { signTokens } from '@nivel/testing/sign-tokens';
import { service as description } from '../service.ts';

const SITE = 'http://localhost:4000';

/** The service in this process, as its own user of a stack of its own; who asks and tells here is somebody else. */
export class RunningBlank {
  private readonly rpc: RpcClient;

  private constructor(
    private readonly stack: BackingStack,
    private readonly service: RunningService,
    private readonly broker: NatsConnection,
    private readonly tokenOf: (userId: string) => Promise<string>,
  ) {
    this.rpc = new RpcClient(broker);
  }

  static async start(env: Readonly<Record<string, string>> = {}): Promise<RunningBlank> {
    const stack = await startBackingStack();
    const broker = await connectBroker({ url: stack.natsUrl, name: 'test', replicas: 1, factsKeptDays: 1 });
    await new FactsStream({ replicas: 1, factsKeptDays: 7 }, broker, { warn: () => undefined }).start();
    const { keySet, tokenOf } = await signTokens(SITE);
    const settings = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PUBLIC_URL: SITE,
      AUTH_ROOT_PUBLIC_KEYS,
      DATABASE_URL: stack.databaseUrl('blank'),
      NATS_URL: stack.natsUrl,
      NATS_PASSWORD: stack.logins.broker['blank'],
      CONSUMER_BACKOFF_MS: '20',
      CONSUMER_MAX_DELIVERIES: '100',
      CONSUMER_CONCURRENCY: '1',
      ...env,
    };
    return new RunningBlank(stack, await boot(description, settings, { keySet }), broker, tokenOf);
  }

  /** Asks as somebody signed in, or as nobody (null). */
  async ask<O extends Operation>(userId: string | null, operation: O, input: CallInputOf<O>): Promise<OutputOf<O>> {
    const token = userId === null ? null : await this.tokenOf(userId);
    return this.rpc.call(operation, input, { token, trace: '', deadline: Date.now() + 30_000, clientIp: null });
  }

  /** Publishes a fact of another service; to the broker a second one with the same id is another message. */
  async tell<F extends Fact>(fact: F, payload: PayloadOf<F>, id = v7()): Promise<string> {
    const own = headers();
    own.set(factHeaders.replayOf, id);
    own.set(factHeaders.occurredAt, new Date().toISOString());
    const { client } = await openJetStream(this.broker);
    await client.publish(factSubject(fact), JSON.stringify(payload), { headers: own });
    return id;
  }

  /** Runs a statement as the owner of the tables. */
  rows<Row extends object>(sql: string, values: readonly unknown[] = []): Promise<Row[]> {
    return withClient(this.stack.ownerUrl, async (client) => (await client.query<Row>(sql, [...values])).rows);
  }

  async stop(): Promise<void> {
    await this.service.close();
    await this.broker.close();
    await this.stack.stop();
  }
}
