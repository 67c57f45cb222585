import type { NatsConnection } from '@nats-io/transport-node';

/**
 * Waits until a connection has reconnected after an outage of its broker. Until then it drops writes, so a test that continues
 * immediately may lose its first request.
 * @throws Error when the connection is closed for good
 */
export const reconnected = async (connection: NatsConnection): Promise<void> => {
  while (!(await reachesBroker(connection))) {
    if (connection.isClosed()) throw new Error('a closed connection does not come back');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

const reachesBroker = (connection: NatsConnection): Promise<boolean> =>
  connection.flush().then(
    () => true,
    () => false,
  );
