import { jetstream, jetstreamManager, type JetStreamClient, type JetStreamManager } from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { replyPrefixOf, rememberUser } from './reply-subject.ts';
import { Outage } from './outage.ts';

/** Name of the one stream that keeps every fact. */
export const FACTS_STREAM = 'FACTS';

export interface BrokerSettings {
  readonly url: string;
  /** Shown by the broker's monitoring. */
  readonly name: string;
  /** Its user at the broker; omitted where the broker requires none. */
  readonly login?: { readonly user: string; readonly password: string } | undefined;
  /** Copies of the facts stream: 1 on one machine, 3 in a cluster. */
  readonly replicas: number;
  /** How long facts are kept, in days. */
  readonly factsKeptDays: number;
}

/**
 * Connects without limit: the first connection and every later one are retried with back-off (R12), so boot waits for nothing.
 */
export const connectBroker = async ({ url, name, login }: BrokerSettings): Promise<NatsConnection> => {
  const user = login?.user ?? name;
  const connection = await connect({
    servers: url.split(','),
    name,
    // Asked for, it is insisted on: a server that offers none is refused before it receives a password.
    ...(url.split(',').some((one) => one.startsWith('tls://')) && { tls: {} }),
    ...(login && { user, pass: login.password }),
    inboxPrefix: replyPrefixOf(user),
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  });
  rememberUser(connection, user);
  return connection;
};

interface BrokerLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** A first connection that takes longer than this is worth a line: no server listens there, or it refuses us. */
const LATE_MS = 10_000;

/** Connects as `connectBroker` does and logs when the broker is late, lost, back, or refuses something. */
export const connectBrokerLoudly = async (settings: BrokerSettings, log: BrokerLog): Promise<NatsConnection> => {
  const outage = new Outage('broker', log);
  const late = setTimeout(() => outage.away(new Error('the broker has not let us in yet')), LATE_MS);
  const connection = await connectBroker(settings).finally(() => clearTimeout(late));
  outage.back();
  void tellStatus(connection, outage, log);
  return connection;
};

const tellStatus = async (connection: NatsConnection, outage: Outage, log: BrokerLog): Promise<void> => {
  for await (const status of connection.status()) {
    if (status.type === 'disconnect') outage.away(new Error('the broker went away'));
    else if (status.type === 'reconnect') outage.back();
    else if (status.type === 'error') log.warn({ err: status.error }, 'the broker refuses something');
  }
};

/** The fact side of a connection: publishing and managing. `checkAPI` is off so that boot does not depend on JetStream answering. */
export const openJetStream = async (
  connection: NatsConnection,
): Promise<{ client: JetStreamClient; manager: JetStreamManager }> => ({
  client: jetstream(connection, { timeout: 5_000 }),
  manager: await jetstreamManager(connection, { checkAPI: false, timeout: 5_000 }),
});
