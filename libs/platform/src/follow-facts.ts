import type { BrokerSettings } from '@nivel/messaging/broker';
import type { FactConsumer } from '@nivel/messaging/fact-applier';
import type { FactConsumers } from '@nivel/messaging/fact-consumers';
import { FactsStream } from '@nivel/messaging/facts-stream';
import type { Core } from './core.ts';

/** Facts arrive as soon as their stream exists; the boot does not wait for it. */
export const followFacts = (
  settings: BrokerSettings,
  core: Core,
  consumers: FactConsumers,
  found: readonly FactConsumer[],
): void => {
  const { broker, log, health, relay, endedSessions } = core;
  const stream = new FactsStream(settings, broker, log);
  health.add('facts', () => stream.check());
  stream.onFound(({ createdAt, isAnother }) => {
    relay.streamIs(createdAt);
    // Consumers detect that their JetStream consumer is gone, and recreate it.
    if (isAnother) endedSessions.beginAnew();
    else {
      endedSessions.follow(broker, log);
      consumers.start(found);
    }
  });
  void stream.start();
};
