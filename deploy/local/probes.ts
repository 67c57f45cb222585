import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { createConnection } from 'node:net';
import type { Probe } from '@nivel/process/process-supervisor';
import { replyPrefixOf } from '@nivel/messaging/reply-subject';

const PATIENCE_MS = 5_000;

/** After a full disk a NATS server still greets, and calls itself healthy, but its streams no longer answer. */
export const natsProbe =
  (url: string, login?: { readonly user: string; readonly password: string }): Probe =>
  async () => {
    const as = login && { user: login.user, pass: login.password, inboxPrefix: replyPrefixOf(login.user) };
    const options = { servers: url, reconnect: false, timeout: PATIENCE_MS, ...as };
    const connection = await connect(options).catch(() => undefined);
    if (connection === undefined) return false;
    const info = jetstreamManager(connection, { checkAPI: false, timeout: PATIENCE_MS }).then((manager) =>
      manager.getAccountInfo(),
    );
    const isWell = await info.then(
      () => true,
      () => false,
    );
    void connection.close().catch(() => undefined);
    return isWell;
  };

/** The first bytes sent to a server, to which any answer is good. */
const firstWords = {
  redis: Buffer.from('PING\r\n'),
  /** The question whether it speaks TLS, which every Postgres answers with one letter. */
  postgres: Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]),
};

export const serverProbe =
  (server: keyof typeof firstWords, port: number): Probe =>
  () =>
    new Promise((resolve) => {
      const socket = createConnection({ port, host: '127.0.0.1', timeout: PATIENCE_MS });
      const done = (isWell: boolean): void => {
        socket.destroy();
        resolve(isWell);
      };
      socket.once('connect', () => socket.write(firstWords[server]));
      socket.once('data', () => done(true));
      socket.once('timeout', () => done(false));
      socket.once('error', () => done(false));
      socket.once('close', () => resolve(false));
    });

/** Whether an app reports that it is alive; waiting for another server is no reason to restart it. */
export const appProbe =
  (readyUrl: string): Probe =>
  () =>
    fetch(new URL('/livez', readyUrl), { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
      ({ ok }) => ok,
      () => false,
    );
