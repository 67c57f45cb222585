import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { facts, operations } from '@nivel/contracts/registry.generated';
import type { Fact, PayloadOf } from '@nivel/contracts/kernel/fact';
import { boot } from '@nivel/platform/service-description';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { BrokerPeer, type FactMarks } from '@nivel/testing/broker-peer';
import { AUTH_ROOT_PUBLIC_KEYS } from '@nivel/testing/root-keys';
import { TEST_SITE } from '@nivel/testing/service-environment';
import { waitUntil } from '@nivel/testing/wait-until';
import { service } from '../service.ts';
import type { RunningGateway } from '../src/program.ts';
import { testFacts, testOperations } from './test-operations.ts';
import { TestService } from './test-service.ts';

/** The key with which the gateways of tests check addresses of media. */
export const MEDIA_KEY = randomBytes(32).toString('base64');

/** A client as the build leaves it, but small: no test of the gateway waits for the real one. */
const WEB_ROOT = join(import.meta.dirname, 'site');

export interface OpenGateway {
  readonly url: string;
  /** The port for operators. */
  readonly healthUrl: string;
  readonly running: RunningGateway;
}

/** Real broker and Redis, a small real service, and gateways on demand. */
export class GatewayWorld {
  private readonly gateways: RunningGateway[] = [];

  private constructor(
    readonly stack: BackingStack,
    readonly service: TestService,
    private readonly peer: BrokerPeer,
  ) {}

  static async start(): Promise<GatewayWorld> {
    const stack = await startBackingStack({ uses: service.uses });
    const peer = await BrokerPeer.connect(stack.natsUrl, 'things');
    const things = await TestService.start(peer.connection, `${TEST_SITE}/auth/v1`, testOperations);
    return new GatewayWorld(stack, things, peer);
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
        PUBLIC_URL: TEST_SITE,
        MEDIA_KEY,
        WEB_ROOT,
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
    await waitUntil(async () => (await fetch(`${healthUrl}/readyz`)).ok);
    return { url, healthUrl, running };
  }

  /** Tells a fact; its number in the stream. */
  async tell<F extends Fact>(fact: F, payload: PayloadOf<F>, marks: FactMarks = {}): Promise<number> {
    return (await this.peer.tell(fact, payload, marks)).seq;
  }

  async stop(): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway.close()));
    await this.peer.close();
    await this.stack.stop();
  }
}
