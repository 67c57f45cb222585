import type { BrokerSettings } from '@nivel/messaging/broker';
import type { PlatformSettings } from './settings.ts';

/** How a service connects to the broker: as the user with the service's name. */
export const brokerSettings = (
  user: string,
  settings: Pick<PlatformSettings, 'NATS_URL' | 'NATS_PASSWORD' | 'FACTS_REPLICAS' | 'FACTS_KEPT_DAYS'>,
  name = user,
): BrokerSettings => ({
  url: settings.NATS_URL,
  name,
  login: settings.NATS_PASSWORD === '' ? undefined : { user, password: settings.NATS_PASSWORD },
  replicas: settings.FACTS_REPLICAS,
  factsKeptDays: settings.FACTS_KEPT_DAYS,
});
