import { JetStreamApiError, type ConsumerAPI, type ConsumerConfig } from '@nats-io/jetstream';

/** `consumer already exists`: servers from 2.10 on return it when the existing one has other settings. */
const ALREADY_EXISTS = 10_148;

/** Makes a durable consumer when it is missing, and changes it when its settings are no longer those of before. */
export const ensureConsumer = async (
  consumers: Pick<ConsumerAPI, 'add' | 'update'>,
  stream: string,
  config: Partial<ConsumerConfig> & { durable_name: string },
): Promise<void> => {
  try {
    await consumers.add(stream, config);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== ALREADY_EXISTS) throw error;
    await consumers.update(stream, config.durable_name, config);
  }
};
