import { describe, expect, it } from '@jest/globals';
import type { BackingServer } from './backing-server.ts';
import { isProduction, missingTls, plaintextHosts } from './server-tls.ts';

const cases: Readonly<Record<BackingServer, { good: string[]; refused: string[] }>> = {
  postgres: {
    good: ['postgres://u:p@db/nivel?sslmode=verify-full', 'postgres://u:p@db/nivel?options=-cx&sslmode=verify-full'],
    refused: ['', '?sslmode=require', '?sslmode=verify-ca', '?sslmode=verify-full&sslmode=disable'].map(
      (options) => `postgres://u:p@db/nivel${options}`,
    ),
  },
  nats: {
    good: ['tls://nats:4222', 'tls://a:4222,tls://b:4222'],
    refused: ['nats://nats:4222', 'nats:4222', 'tls://a:4222,nats://b:4222'],
  },
  redis: { good: ['rediss://u:p@redis:6379'], refused: ['redis://u:p@redis:6379'] },
  smtp: {
    good: ['smtps://u:p@relay', 'smtp://u:p@relay:587?requireTLS=true'],
    refused: [
      'smtp://u:p@relay:587',
      'smtp://u:p@relay?requireTLS=false',
      'smtps://u:p@relay?tls.rejectUnauthorized=false',
      'smtps://u:p@relay?secure=false',
      'smtp://relay?requireTLS=true&ignoreTLS=true',
    ],
  },
};

describe.each(Object.entries(cases))('%s', (server, { good, refused }) => {
  it('is reached in production with TLS and a checked name only', () => {
    for (const address of good)
      expect([address, missingTls(server as BackingServer, address, [])]).toEqual([address, undefined]);
    for (const address of [...refused, '', '//'])
      expect([address, missingTls(server as BackingServer, address, [])]).toEqual([address, expect.any(String)]);
  });

  it('needs none on this machine: at loopback, and at the hosts that are named', () => {
    for (const address of refused) {
      const local = address.replaceAll(/@?(db|nats|redis|relay|a|b)(?=[:/?,]|$)/g, (found) =>
        found.startsWith('@') ? '@127.0.0.1' : found,
      );
      if (local.includes('@127.0.0.1')) expect(missingTls(server as BackingServer, local, [])).toBeUndefined();
      const hosts = ['db', 'nats', 'redis', 'relay', 'a', 'b'];
      expect(missingTls(server as BackingServer, address, hosts)).toBeUndefined();
    }
  });

  it('is refused in words that hold no password', () => {
    for (const address of refused)
      expect(missingTls(server as BackingServer, address.replace(':p@', ':hunter2@'), [])).not.toContain('hunter2');
  });
});

it('what looks like this machine and is not, is not', () => {
  for (const host of ['127.0.0.1.example', 'localhost.example', '1127.0.0.1', 'db'])
    expect(missingTls('redis', `redis://${host}:6379`, ['db.other'])).toContain(host);
});

it('an installation without a declared kind counts as production', () => {
  expect([{}, { NODE_ENV: '' }, { NODE_ENV: 'production' }, { NODE_ENV: 'test' }].map(isProduction)).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(plaintextHosts({ PLAINTEXT_HOSTS: ' nats, redis ,' })).toEqual(['nats', 'redis']);
});
