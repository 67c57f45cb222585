import { randomBytes, randomUUID } from 'node:crypto';
import { jetstream } from '@nats-io/jetstream';
import { headers as natsHeaders, type NatsConnection } from '@nats-io/transport-node';
import { facts, operations } from '@nivel/contracts/registry.generated';
import { factHeaders, factSubject, type Fact, type PayloadOf } from '@nivel/contracts/kernel/fact';
import { connectBroker } from '@nivel/messaging/broker';
import { FactsStream } from '@nivel/messaging/facts-stream';
import { boot } from '@nivel/platform/service-description';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { service } from '../service.ts';
import type { RunningGateway } from '../src/program.ts';
import { testFacts, testOperations } from './test-operations.ts';
import { TestService } from './test-service.ts';

export const SITE = 'http://localhost:4000';
/** The key with which the gateways of tests check addresses of media. */
export const MEDIA_KEY = randomBytes(32).toString('base64');

export interface OpenGateway {
  readonly url: string;
  /** Where the operators ask. */
  readonly healthUrl: string;
  readonly running: RunningGateway;
}

/** Real broker and Redis, a small real service, and gateways on demand. */
export class GatewayWorld {
  private readonly gateways: RunningGateway[] = [];

  private constructor(
    readonly stack: BackingStack,
    readonly service: TestService,
    private readonly broker: NatsConnection,
  ) {}

  static async start(): Promise<GatewayWorld> {
    const stack = await startBackingStack();
    const settings = { url: stack.natsUrl, name: 'things', replicas: 1, factsKeptDays: 1 };
    const broker = await connectBroker(settings);
    await new FactsStream(settings, broker, { warn: () => undefined }).start();
    const service = await TestService.start(broker, `${SITE}/auth/v1`, testOperations);
    return new GatewayWorld(stack, service, broker);
  }

  /** Boots a gateway whose general limits are out of the way unless the test sets them. */
  async gateway(env: Readonly<Record<string, string>> = {}): Promise<OpenGateway> {
    const running = await boot(
      service,
      {
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
        PORT: '0',
        HOST: '127.0.0.1',
        PUBLIC_URL: SITE,
        MEDIA_KEY,
        AUTH_ROOT_PUBLIC_KEYS,
        NATS_URL: this.stack.natsUrl,
        REDIS_URL: this.stack.redisUrl,
        RATE_USER_PER_MINUTE: '0',
        RATE_ADDRESS_PER_MINUTE: '0',
        ...env,
      },
      { operations: [...operations, ...testOperations], facts: [...facts, ...testFacts] },
    );
    this.gateways.push(running);
    const url = `http://127.0.0.1:${running.port}`;
    const healthUrl = `http://127.0.0.1:${running.healthPort}`;
    await untilReady(healthUrl);
    return { url, healthUrl, running };
  }

  /** Tells a fact the way a relay does; `marks` are headers beside the usual ones. */
  async tell<F extends Fact>(
    fact: F,
    payload: PayloadOf<F>,
    traceId = '0'.repeat(31) + '1',
    marks: Readonly<Record<string, string>> = {},
  ): Promise<number> {
    const headers = natsHeaders();
    for (const [name, value] of Object.entries(marks)) headers.set(name, value);
    headers.set(factHeaders.id, randomUUID());
    headers.set(factHeaders.occurredAt, new Date().toISOString());
    headers.set(factHeaders.trace, `00-${traceId}-${'0'.repeat(15)}1-01`);
    const told = await jetstream(this.broker).publish(factSubject(fact), JSON.stringify(payload), { headers });
    return told.seq;
  }

  async stop(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await this.broker.close();
    await this.stack.stop();
  }
}

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const { status } = await fetch(`${url}/readyz`);
    if (status === 200) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('the gateway did not become ready');
};
