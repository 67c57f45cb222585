import {
  jetstream,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type JetStreamClient,
  type JetStreamManager,
} from '@nats-io/jetstream';
import { connect, type NatsConnection } from '@nats-io/transport-node';

import { Outage } from './outage.ts';

/** Name of the one stream that keeps every fact. */
export const FACTS_STREAM = 'FACTS';

export interface BrokerSettings {
  readonly url: string;
  /** Shown by the broker's monitoring. */
  readonly name: string;
  /** Copies of the facts stream: 1 on one machine, 3 in a cluster. */
  readonly replicas: number;
  /** How long facts are kept, in days. */
  readonly factsKeptDays: number;
}

/** Connects for ever: the first connection and every later one are retried with back-off (R12), so boot waits for nothing. */
export const connectBroker = (settings: BrokerSettings): Promise<NatsConnection> =>
  connect({
    servers: settings.url.split(','),
    name: settings.name,
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 200,
    reconnectJitter: 100,
    pingInterval: 5_000,
    maxPingOut: 2,
    noAsyncTraces: true,
  });

interface BrokerLog {
  warn(fields: object, message: string): void;
  info(fields: object, message: string): void;
}

/** A first connection that takes longer than this is worth a line: nobody listens there, or lets us in. */
const LATE_MS = 10_000;

/** Connects as `connectBroker` does and tells the log when the broker is late, lost, back, or refuses something. */
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

const DAY_NS = 86_400_000_000_000;

const ensureFactsStream = async (manager: JetStreamManager, settings: BrokerSettings): Promise<void> => {
  const wanted = {
    subjects: ['evt.>'],
    max_age: settings.factsKeptDays * DAY_NS,
    num_replicas: settings.replicas,
  };
  const exists = await manager.streams.info(FACTS_STREAM).then(
    () => true,
    () => false,
  );
  if (exists) {
    await manager.streams.update(FACTS_STREAM, wanted);
    return;
  }
  await manager.streams.add({
    ...wanted,
    name: FACTS_STREAM,
    retention: RetentionPolicy.Limits,
    storage: StorageType.File,
    duplicate_window: 120_000_000_000,
  });
};

/** The fact side of a connection: publishing and managing. `checkAPI` is off so that boot does not depend on JetStream answering. */
export const openJetStream = async (
  connection: NatsConnection,
): Promise<{ client: JetStreamClient; manager: JetStreamManager }> => ({
  client: jetstream(connection, { timeout: 5_000 }),
  manager: await jetstreamManager(connection, { checkAPI: false, timeout: 5_000 }),
});

/** Makes the stream of facts when it is missing, trying until the broker lets it. Safe to call from every replica at every boot. */
export const keepFactsStreamThere = async (
  settings: BrokerSettings,
  connection: NatsConnection,
  log: { warn(fields: object, message: string): void },
): Promise<void> => {
  for (let attempt = 1; !connection.isClosed(); attempt += 1) {
    try {
      await ensureFactsStream((await openJetStream(connection)).manager, settings);
      return;
    } catch (error) {
      if (attempt % 10 === 0) log.warn({ err: error }, 'the stream of facts cannot be made; trying again');
      await new Promise((resolve) => setTimeout(resolve, Math.min(5_000, attempt * 200)));
    }
  }
};
