import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls from 'node:tls';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { connect } from '@nats-io/transport-node';
import { Redis } from 'ioredis';
import { connectBroker } from '@nivel/messaging/broker';
import { openPool } from '@nivel/platform/database';
import { databaseSettings, readSettings } from '@nivel/platform/settings';
import { startBackingStack, type BackingStack } from '@nivel/testing/backing-stack';
import { startNats } from '@nivel/process/nats';
import { freePort } from '@nivel/process/ports';
import { findTools } from '@nivel/process/tools';
import { startTestPostgres } from '../checks/test-postgres.ts';
import { withClient } from '@nivel/platform/with-client';
import { waitUntil } from '@nivel/testing/wait-until';

const folder = mkdtempSync(join(tmpdir(), 'nivel-tls-'));
const file = (name: string): string => join(folder, name);
const openssl = (...args: readonly string[]): void => void execFileSync('openssl', args, { stdio: 'ignore' });

/** A certificate of an authority of its own, for the name `localhost` alone. */
const certify = (authority: string): void => {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '1'];
  openssl(
    'req',
    '-x509',
    ...key,
    '-keyout',
    file(`${authority}.key`),
    '-out',
    file(`${authority}.crt`),
    '-subj',
    '/CN=ca',
  );
  openssl('req', ...key, '-keyout', file(`${authority}-server.key`), '-out', file('server.csr'), '-subj', '/CN=server');
  writeFileSync(file('names'), 'subjectAltName=DNS:localhost');
  const signer = ['-CA', file(`${authority}.crt`), '-CAkey', file(`${authority}.key`), '-CAcreateserial'];
  const made = ['-out', file(`${authority}-server.crt`), '-days', '1', '-extfile', file('names')];
  openssl('x509', '-req', '-in', file('server.csr'), ...signer, ...made);
};

const known = tls.getCACertificates('default');
/** The effect of `NODE_EXTRA_CA_CERTS` on a process. */
const trust = (authority: string): void =>
  tls.setDefaultCACertificates([...known, readFileSync(file(`${authority}.crt`), 'utf8')]);

let stack: BackingStack;
let redisPort: number;

/** Makes the stack's own Postgres speak TLS, with a key that it may read. */
const encryptPostgres = (): Promise<void> =>
  withClient(stack.database.adminUrl, async (client) => {
    const { rows } = await client.query<{ data_directory: string }>('SHOW data_directory');
    const data = rows[0]?.data_directory ?? '';
    const { uid, gid } = statSync(data);
    for (const end of ['crt', 'key']) {
      const path = join(data, `server.${end}`);
      copyFileSync(file(`ours-server.${end}`), path);
      chownSync(path, uid, gid);
      chmodSync(path, 0o600);
    }
    await client.query('ALTER SYSTEM SET ssl = on');
    await client.query('SELECT pg_reload_conf()');
  });

const encryptRedis = async (): Promise<void> => {
  redisPort = await freePort();
  const redis = new Redis(stack.redisUrl);
  const files = ['tls-cert-file', file('ours-server.crt'), 'tls-key-file', file('ours-server.key')];
  await redis.call('config', 'set', ...files, 'tls-auth-clients', 'no', 'tls-port', String(redisPort));
  redis.disconnect();
};

beforeAll(async () => {
  certify('ours');
  certify('theirs');
  stack = await startBackingStack({ uses: ['postgres', 'redis'], ownPostgres: startTestPostgres });
  await Promise.all([encryptPostgres(), encryptRedis()]);
});
afterAll(async () => {
  tls.setDefaultCACertificates(known);
  await stack.stop();
  rmSync(folder, { recursive: true });
});

const outcome = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'connected',
    (error: { code?: string; message: string }) => error.code ?? error.message,
  );

/** One query as a service makes it, with an address that is valid in production. */
const askPostgres = async (host: string): Promise<string> => {
  const url = new URL(stack.databaseUrl('auth'));
  url.hostname = host;
  url.searchParams.set('sslmode', 'verify-full');
  const pool = openPool('test', readSettings(databaseSettings, { DATABASE_URL: url.href }));
  const heard = await outcome(
    pool
      .query('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')
      .then(({ rows }) => expect(rows).toEqual([{ ssl: true }])),
  );
  await pool.end();
  return heard;
};

const askRedis = async (host: string): Promise<string> => {
  const options = { lazyConnect: true, retryStrategy: () => null, maxRetriesPerRequest: 0 };
  const redis = new Redis(`rediss://${host}:${redisPort}`, options);
  const { promise: failed, reject } = Promise.withResolvers<never>();
  redis.on('error', reject);
  const heard = await outcome(Promise.race([redis.connect().then(() => redis.ping()), failed]));
  redis.disconnect();
  return heard;
};

it.each([
  ['Postgres', askPostgres],
  ['Redis', askRedis],
])('%s is believed by its name and by an authority that we trust, and else not', async (_, ask) => {
  trust('ours');
  expect(await ask('localhost')).toBe('connected');
  expect(await ask('127.0.0.1')).toBe('ERR_TLS_CERT_ALTNAME_INVALID');
  trust('theirs');
  expect(await ask('localhost')).not.toBe('connected');
});

it('a server that pretends to be the broker and offers no TLS receives no password', async () => {
  trust('ours');
  const port = await freePort();
  let [calls, heard] = [0, ''];
  const pretender = createServer((socket) => {
    calls += 1;
    socket.on('error', () => undefined);
    socket.on('data', (data) => (heard += data.toString()));
    socket.write('INFO {"server_id":"x","version":"2.12.0","proto":1,"max_payload":1048576,"headers":true}\r\n');
  });
  await new Promise<void>((resolve) => pretender.listen(port, 'localhost', resolve));
  const login = { user: 'auth', password: 'secret' };
  const connecting = connectBroker({
    url: `tls://localhost:${port}`,
    name: 'test',
    login,
    replicas: 1,
    factsKeptDays: 1,
  });
  await waitUntil(() => calls >= 3);
  expect(heard).toBe('');
  await new Promise((resolve) => pretender.close(resolve));
  // The real server, at the same place, is accepted.
  const { 'nats-server': binary = '' } = await findTools(['nats-server']);
  const config = `tls { cert_file: "${file('ours-server.crt')}", key_file: "${file('ours-server.key')}" }\n`;
  const nats = await startNats({ binary, port, folder: file('nats'), users: { config } });
  const connection = await connecting;
  await connection.flush();
  await connection.close();
  trust('theirs');
  const again = connect({ servers: `tls://localhost:${port}`, tls: {}, reconnect: false });
  expect(await outcome(again)).not.toBe('connected');
  await nats.stop();
});
