import 'reflect-metadata';
import type { INestMicroservice, Provider, Type } from '@nestjs/common';
import { Module } from '@nestjs/common';
import { DiscoveryService, NestFactory, Reflector } from '@nestjs/core';
import type { NatsConnection } from '@nats-io/transport-node';
import type { Pool } from 'pg';
import { serviceOf, type Operation } from '@nivel/contracts/kernel/operation';
import { connectBrokerLoudly } from '@nivel/messaging/broker';
import { crashAt } from '@nivel/messaging/checkpoint';
import { FactConsumers } from '@nivel/messaging/fact-consumers';
import { Retention } from '@nivel/messaging/retention';
import { OutboxRelay } from '@nivel/messaging/outbox-relay';
import { RpcClient } from '@nivel/messaging/rpc-client';
import { AccessTokens, type KeySetSource } from './access-token.ts';
import { brokerSettings } from './broker-settings.ts';
import { SystemClock } from './clock.ts';
import { Copies, copiesOf } from './copies.ts';
import { CoreModule, type Core } from './core.ts';
import { openPool, statementsOn } from './database.ts';
import { countDeadLetters } from './dead-letter-metric.ts';
import { findConsumers, findHandlers } from './discovery.ts';
import { EndedSessions } from './ended-sessions.ts';
import { followFacts } from './follow-facts.ts';
import { Health, startHealthServer } from './health-server.ts';
import { UuidV7Ids } from './ids.ts';
import { nestLogger, openLog, type Log } from './log.ts';
import { Memberships } from './memberships.ts';
import { PrismaUnitOfWork, type DataClient } from './prisma-unit-of-work.ts';
import { respondWith } from './respond.ts';
import { RpcStrategy } from './rpc-strategy.ts';
import type { Program, Running, World } from './service-description.ts';
import type { DatabaseSettings, PlatformSettings } from './settings.ts';
import { traceparentFrom, withTrace } from './trace.ts';
import { warmUp } from './warm-up.ts';
import { askForKeySet, tokenSettings } from './key-set.ts';

/** The service that has the key set itself needs no root keys to believe another. */
export type ServiceSettings = Omit<PlatformSettings, 'AUTH_ROOT_PUBLIC_KEYS'> &
  DatabaseSettings & { readonly AUTH_ROOT_PUBLIC_KEYS?: string };

/** The code of one service, beside its description. */
export interface ServiceParts {
  /** The service's own module: its slices. */
  readonly module: Type;
  /** Every operation of the service; each has a handler. */
  readonly operations: readonly Operation[];
  /** Opens the service's own data client on the pool. */
  readonly data: (pool: Pool) => DataClient;
  /** Own providers. */
  readonly provide?: (core: Core) => Provider[];
  /**
   * The source of the public keys; the auth service has them itself, every other service requests them and accepts signed ones.
   */
  readonly keySet?: KeySetSource;
}

/** A running service. */
export interface RunningService extends Running {
  readonly app: INestMicroservice;
  readonly core: Core;
}

interface Definition<S extends ServiceSettings> extends ServiceParts {
  readonly name: string;
  readonly settings: S;
  readonly world: World;
}

/** The program of a service that answers over the broker, assembled from its parts. */
export const serviceProgram =
  <S extends ServiceSettings>(
    parts: (settings: S) => ServiceParts | Promise<ServiceParts>,
  ): Program<S, RunningService> =>
  async ({ name, settings }, world) =>
    bootService({ ...(await parts(settings)), name, settings, world });

/** Boots a service: probes first, then the broker (waiting without limit), handlers, consumers and relay. */
const bootService = async <S extends ServiceSettings>(definition: Definition<S>): Promise<RunningService> => {
  const { name, settings } = definition;
  const log = openLog(name, settings.LOG_LEVEL);
  const health = new Health();
  const probes = await startHealthServer(health, settings.HEALTH_HOST, settings.HEALTH_PORT);
  let started = false;
  health.add('boot', () => {
    if (!started) throw new Error('still starting');
  });

  const broker = await connectBrokerLoudly(brokerSettings(name, settings), log);
  health.add('broker', () => broker.flush());
  const core = await openCore(definition, log, health, broker);
  const app = await startNest(definition, core);
  const consumers = openConsumers(definition, core);
  const found = findConsumers(app.get(DiscoveryService), app.get(Reflector));
  followFacts(brokerSettings(name, settings), core, consumers, found);
  core.relay.start();
  const copies = app.get(Copies);
  copies.start();
  const retention = openRetention(settings, core);
  retention.start();
  started = true;
  log.info({ healthPort: probes.port }, `${name} is ready`);

  const close = async (): Promise<void> => {
    health.drain();
    copies.stop();
    await app.close();
    await consumers.stop();
    core.endedSessions.stop();
    await core.relay.stop();
    await retention.stop();
    await core.pool.end();
    await broker.close();
    await new Promise((resolve) => probes.server.close(resolve));
  };
  return { app, core, healthPort: probes.port, close };
};

const openRetention = (settings: ServiceSettings, { pool, log }: Core): Retention => {
  const { FACTS_KEPT_DAYS, INBOX_KEPT_DAYS, DEAD_LETTERS_KEPT_DAYS } = settings;
  const days = { outboxDays: FACTS_KEPT_DAYS, inboxDays: INBOX_KEPT_DAYS, deadLetterDays: DEAD_LETTERS_KEPT_DAYS };
  return new Retention(pool, days, log);
};

const openCore = async <S extends ServiceSettings>(
  definition: Definition<S>,
  log: Log,
  health: Health,
  broker: NatsConnection,
): Promise<Core> => {
  const { name, settings, world } = definition;
  const pool = openPool(name, settings, log);
  health.add('database', async () => void (await pool.query('SELECT 1')));
  countDeadLetters(pool);
  const onCheckpoint = crashAt(settings.CRASH_AT);
  const relaySettings = {
    batch: settings.OUTBOX_BATCH,
    gatherMs: settings.OUTBOX_GATHER_MS,
    markMs: settings.OUTBOX_MARK_MS,
    pollMs: settings.OUTBOX_POLL_MS,
    leftAfterMs: settings.OUTBOX_LEFT_AFTER_MS,
  };
  const relay = new OutboxRelay(pool, broker, relaySettings, log, onCheckpoint);
  const { clock = new SystemClock(), ids = new UuidV7Ids() } = world;
  const rpc = new RpcClient(broker);
  const endedSessions = new EndedSessions(settings.ACCESS_TOKEN_SECONDS);
  const source =
    world.keySet ?? definition.keySet ?? askForKeySet(() => rpc, settings.AUTH_ROOT_PUBLIC_KEYS ?? '', log);
  const data = definition.data(pool);
  const tokens = new AccessTokens(source, endedSessions.has, tokenSettings(settings));
  await warmUp({ pool, data, tokens, log });
  return {
    settings,
    log,
    clock,
    ids,
    pool,
    broker,
    rpc,
    work: new PrismaUnitOfWork({
      prisma: data,
      pool,
      clock,
      ids,
      timeoutMs: settings.DATABASE_TIMEOUT_MS,
      publish: (rows) => relay.publish(rows),
      onCheckpoint,
    }),
    relay,
    tokens,
    endedSessions,
    health,
  };
};

const startNest = async <S extends ServiceSettings>(
  definition: Definition<S>,
  core: Core,
): Promise<INestMicroservice> => {
  const { name, settings, world } = definition;
  const known = world.operations ?? definition.operations;
  const own = known.filter((operation) => serviceOf(operation) === name);
  class Root {}
  Module({
    imports: [
      CoreModule.with(core, [membershipsOf(own), copiesOf(core, settings), ...(definition.provide?.(core) ?? [])]),
      definition.module,
    ],
  })(Root);
  const strategy: RpcStrategy = new RpcStrategy(
    core.broker,
    name,
    settings.MAX_RESPONSE_BYTES,
    () => findHandlers(name, known, app.get(DiscoveryService), app.get(Reflector)),
    (found) => {
      const memberships = app.get(Memberships);
      const checks = { tokens: core.tokens, memberships, checksOutput: settings.NODE_ENV !== 'production' };
      return (body, context) => respondWith(found.operation, found.handler, body, context, checks);
    },
    core.log,
  );
  const app: INestMicroservice = await NestFactory.createMicroservice(Root, {
    strategy,
    logger: nestLogger(core.log),
    abortOnError: false,
  });
  await app.listen();
  return app;
};

const membershipsOf = (own: readonly Operation[]): Provider => ({
  provide: Memberships,
  inject: [DiscoveryService, Reflector],
  useFactory: (discovery: DiscoveryService, reflector: Reflector) => new Memberships(own, discovery, reflector),
});

const openConsumers = <S extends ServiceSettings>(definition: Definition<S>, core: Core): FactConsumers => {
  const { name, settings } = definition;
  const consumerSettings = {
    maxDeliveries: settings.CONSUMER_MAX_DELIVERIES,
    backoffMs: settings.CONSUMER_BACKOFF_MS,
    concurrency: settings.CONSUMER_CONCURRENCY,
    batch: settings.CONSUMER_BATCH,
    ackWaitMs: settings.CONSUMER_ACK_WAIT_MS,
  };
  return new FactConsumers(
    name,
    core.broker,
    { work: core.work, statements: statementsOn(core.pool) },
    consumerSettings,
    core.log,
    (trace, work) => withTrace(traceparentFrom(trace), work),
  );
};
