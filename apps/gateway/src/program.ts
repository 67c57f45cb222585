import 'reflect-metadata';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Module, type DynamicModule, type INestApplication } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { GraphQLModule } from '@nestjs/graphql';
import type { MercuriusDriverConfig } from '@nestjs/mercurius';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import { facts, operations } from '@nivel/contracts/registry.generated';
import { AccessTokens, type KeySetSource } from '@nivel/platform/access-token';
import { askForKeySet, tokenSettings } from '@nivel/platform/key-set';
import { openFileStore } from '@nivel/platform/open-file-store';
import { EndedSessions } from '@nivel/platform/ended-sessions';
import { Health, startHealthServer } from '@nivel/platform/health-server';
import { nestLogger, openLog, type Log } from '@nivel/platform/log';
import type { Program, Running } from '@nivel/platform/service-description';
import { followBroker } from './follow-broker.ts';
import type { GatewaySettings } from './config.ts';
import { gatewayContext, type GatewayContext } from './gateway-context.ts';
import { mountDocs } from './docs/docs-routes.ts';
import { doorKinds } from './doors/door-kinds.ts';
import { mountDoors } from './doors/mount-doors.ts';
import { graphqlOptions } from './graphql/graphql-options.ts';
import { openHttpServer } from './http/http-server.ts';
import { RequestLimits } from './limits/request-limits.ts';
import { LiveSockets } from './live/live-sockets.ts';
import { mountClientReports } from './monitoring/client-report-routes.ts';
import { openRedis } from './redis.ts';
import { ServiceClient } from './service-client.ts';
import { mountSite } from './site/site-routes.ts';

const CLOSE_IDLE_EVERY_MS = 50;

/** A running gateway. `close` takes no new requests, answers the pending ones and releases everything. */
export interface RunningGateway extends Running {
  readonly port: number;
  readonly context: GatewayContext;
}

@Module({})
class GatewayModule {
  static with(gateway: GatewayContext): DynamicModule {
    return { module: GatewayModule, imports: [GraphQLModule.forRoot<MercuriusDriverConfig>(graphqlOptions(gateway))] };
  }
}

/** The gateway: its doors open immediately, also while broker and Redis are unreachable (R12). */
export const program: Program<GatewaySettings, RunningGateway> = async ({ name, settings }, world) => {
  const registered = world.operations ?? operations;
  const log = openLog(name, settings.LOG_LEVEL);
  const redis = openRedis(settings.REDIS_URL, log);
  const gateway = openContext(settings, log, redis, world.keySet);
  const probes = await startHealthServer(gateway.health, settings.HEALTH_HOST, settings.HEALTH_PORT);
  const http = openHttpServer(gateway);
  await http.register((doors) => mountDoors(doors, gateway, registered));
  await http.register((docs, _options, done) => {
    mountDocs(docs, gateway, registered, doorKinds);
    done();
  });
  await http.register((reports, _options, done) => {
    mountClientReports(reports, gateway);
    done();
  });
  await http.register((site) => mountSite(site, gateway));
  const app = await startNest(http, gateway);
  const sockets = new LiveSockets(gateway, http.server, { operations: registered, facts: world.facts ?? facts }, redis);
  const broker = followBroker(gateway, {
    follow: (connection) => {
      gateway.endedSessions.follow(connection, log);
      sockets.feed.follow(connection);
    },
    beginAnew: () => {
      gateway.endedSessions.beginAnew();
      sockets.beginAnew();
    },
  });
  await http.listen({ port: settings.PORT, host: settings.HOST });
  const { port } = http.server.address() as AddressInfo;
  log.info({ port, healthPort: probes.port }, 'gateway is ready');
  const close = async (): Promise<void> => {
    gateway.health.drain();
    await sockets.close();
    await closeHttp(app, http.server);
    gateway.endedSessions.stop();
    await broker.close();
    redis.disconnect();
    await new Promise((resolve) => probes.server.close(resolve));
  };
  return { port, healthPort: probes.port, context: gateway, close };
};

const openContext = (settings: GatewaySettings, log: Log, redis: Redis, keys?: KeySetSource): GatewayContext => {
  const services = new ServiceClient();
  const health = new Health();
  health.add('broker', () => services.check());
  const endedSessions = new EndedSessions(settings.ACCESS_TOKEN_SECONDS);
  const source = keys ?? askForKeySet(() => services.client(), settings.AUTH_ROOT_PUBLIC_KEYS, log);
  const tokens = new AccessTokens(source, endedSessions.has, tokenSettings(settings));
  return gatewayContext({
    settings,
    log,
    health,
    services,
    tokens,
    endedSessions,
    limits: new RequestLimits(redis, settings),
    files: openFileStore(settings),
  });
};

/** In a separate scope: the hooks that Nest's adapter adds to its server would run before and after every call of a door. */
const startNest = async (http: FastifyInstance, gateway: GatewayContext): Promise<INestApplication> => {
  const started = Promise.withResolvers<INestApplication>();
  await http.register(async (scope) => {
    const app = await NestFactory.create(GatewayModule.with(gateway), new FastifyAdapter(scope), {
      logger: nestLogger(gateway.log),
      abortOnError: false,
      bodyParser: false,
    });
    started.resolve(await app.init());
  });
  return started.promise;
};

/** A connection with a pending answer is kept open after it; the end waits for no next request. */
const closeHttp = async (app: INestApplication, server: Server): Promise<void> => {
  const idle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  await app.close();
  clearInterval(idle);
};
