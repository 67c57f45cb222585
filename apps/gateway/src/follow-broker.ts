import { connect as connectTcp } from 'node:net';
import type { NatsConnection } from '@nats-io/transport-node';
import { connectBrokerLoudly } from '@nivel/messaging/broker';
import { FactsStream } from '@nivel/messaging/facts-stream';
import { brokerSettings } from '@nivel/platform/broker-settings';
import type { GatewayContext } from './gateway-context.ts';

const PROBE_EVERY_MS = 250;
const DEFAULT_PORT = 4222;

/** Whether one of the broker's addresses accepts connections. */
const isReachable = async (addresses: string): Promise<boolean> => {
  const probes = addresses.split(',').map((address) => {
    const { hostname, port } = new URL(address.includes('://') ? address : `nats://${address}`);
    return new Promise<boolean>((resolve) => {
      const socket = connectTcp({ host: hostname, port: Number(port) || DEFAULT_PORT, timeout: 1_000 });
      const end = (is: boolean) => () => {
        socket.destroy();
        resolve(is);
      };
      socket.once('connect', end(true)).once('error', end(false)).once('timeout', end(false));
    });
  });
  return (await Promise.all(probes)).includes(true);
};

/** The readers of facts. */
interface FactsFollower {
  follow(connection: NatsConnection): void;
  /** Another stream has taken the place of the one that was followed. */
  beginAnew(): void;
}

/**
 * Connects without limit in the background; what needs the broker starts with the first connection. The first attempt waits
 * until an address accepts connections: the client's own first connection cannot be called off, and a gateway that ends before
 * its broker came would not end.
 */
export const followBroker = (gateway: GatewayContext, facts: FactsFollower): { close(): Promise<void> } => {
  const { settings, log } = gateway;
  const broker = brokerSettings('gateway', settings);
  let connection: NatsConnection | undefined;
  let closed = false;
  const follow = async (): Promise<void> => {
    while (!closed && !(await isReachable(settings.NATS_URL)))
      await new Promise((resolve) => setTimeout(resolve, PROBE_EVERY_MS));
    if (closed) return;
    connection = await connectBrokerLoudly(broker, log);
    if (closed) {
      await connection.close();
      return;
    }
    gateway.services.open(connection);
    followFacts(connection);
  };
  const followFacts = (open: NatsConnection): void => {
    const stream = new FactsStream(broker, open, log);
    stream.onFound(({ isAnother }) => (isAnother ? facts.beginAnew() : facts.follow(open)));
    void stream.start();
  };
  const following = follow().catch((error: unknown) => log.error({ err: error }, 'the broker cannot be followed'));
  return {
    close: async () => {
      closed = true;
      await connection?.close();
      await following;
    },
  };
};
