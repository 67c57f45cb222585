import { describe, expect, it } from '@jest/globals';
import type { z } from 'zod';
import { serverOf } from '@nivel/platform/setting-audience';
import { readSettings } from '@nivel/platform/settings';
import { makeShared } from '../local/secrets.ts';
import { ownSecrets } from './own-environment.ts';
import { services } from './services.generated.ts';

const shared = makeShared();
/** The address of each server, with TLS and without. */
const ADDRESS = {
  postgres: ['postgres://u:p@host/nivel?sslmode=verify-full', 'postgres://u:p@host/nivel?sslmode=require'],
  nats: ['tls://host:4222', 'nats://host:4222'],
  redis: ['rediss://u:p@host:6379', 'redis://u:p@host:6379'],
  smtp: ['smtps://u:p@host', 'smtp://u:p@host:587'],
} as const;

describe.each(services.map((service) => [service.name, service] as const))('in production %s', (_, service) => {
  const addresses = Object.entries<z.ZodType>(service.settings.shape).flatMap(([name, setting]) => {
    const server = serverOf(setting);
    return server === undefined ? [] : [[name, server] as const];
  });
  const none = { databaseUrl: () => '', brokerPassword: () => '', redisUrl: () => '', shared, outside: {} };
  const env = {
    ...ownSecrets(service, none),
    ...Object.fromEntries(addresses.map(([name, server]) => [name, ADDRESS[server][0]])),
  };

  it('says of every server that it uses where it is', () => {
    expect(new Set(addresses.map(([, server]) => server))).toEqual(new Set(service.uses));
  });

  it('refuses to boot when a single one of them is to be reached in clear', () => {
    expect(() => readSettings(service.settings, env)).not.toThrow();
    for (const [name, server] of addresses) {
      const open = { ...env, [name]: ADDRESS[server][1] };
      expect(() => readSettings(service.settings, open)).toThrow(`${name}: needs TLS to host in production`);
      expect(() => readSettings(service.settings, { ...open, NODE_ENV: 'development' })).not.toThrow();
      expect(() => readSettings(service.settings, { ...open, PLAINTEXT_HOSTS: 'host' })).not.toThrow();
    }
  });
});
