import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import { Pool } from 'pg';
import { OutboxRelay } from '@nivel/messaging/outbox-relay';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { AccessTokens } from './access-token.ts';
import { Clock } from './clock.ts';
import { EndedSessions } from './ended-sessions.ts';
import { Health } from './health-server.ts';
import { Ids } from './ids.ts';
import { LOG, type Log } from './log.ts';

/** Injection token of the service's own settings object. */
export const SETTINGS = Symbol('settings');
/** Injection token of the broker connection (`NatsConnection`). */
export const BROKER = Symbol('broker');

/** The dependencies that every slice may inject. */
export interface Core {
  readonly settings: object;
  readonly log: Log;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly pool: Pool;
  readonly broker: NatsConnection;
  readonly rpc: RpcClient;
  readonly work: UnitOfWork;
  readonly relay: OutboxRelay;
  readonly tokens: AccessTokens;
  readonly endedSessions: EndedSessions;
  readonly health: Health;
}

@Global()
@Module({})
export class CoreModule {
  static with(core: Core, own: readonly Provider[]): DynamicModule {
    const providers: Provider[] = [
      { provide: SETTINGS, useValue: core.settings },
      { provide: LOG, useValue: core.log },
      { provide: Clock, useValue: core.clock },
      { provide: Ids, useValue: core.ids },
      { provide: Pool, useValue: core.pool },
      { provide: BROKER, useValue: core.broker },
      { provide: RpcClient, useValue: core.rpc },
      { provide: UnitOfWork, useValue: core.work },
      { provide: OutboxRelay, useValue: core.relay },
      { provide: AccessTokens, useValue: core.tokens },
      { provide: EndedSessions, useValue: core.endedSessions },
      { provide: Health, useValue: core.health },
      ...own,
    ];
    return {
      module: CoreModule,
      imports: [DiscoveryModule],
      providers,
      exports: [...providers.map((one) => ('provide' in one ? one.provide : one)), DiscoveryModule],
    };
  }
}
