import type { SecretOrigin } from '@nivel/platform/setting-audience';
import type { Described } from './find-services.ts';
import { secretsOf } from './secrets-of.ts';

/** The source of an installation's secrets. */
export interface SecretSources {
  /** The connection of a service's own database role. */
  readonly databaseUrl: (service: string) => string;
  /** The password of a service's user at the broker; omitted if the broker needs none. */
  readonly brokerPassword: (service: string) => string | undefined;
  /** The connection of a service's own user of Redis. */
  readonly redisUrl: (service: string) => string;
  readonly shared: Readonly<Record<string, string>>;
  /** Secrets from outside: the login of a mail server, for example. */
  readonly outside: Readonly<Record<string, string>>;
}

/** The secrets that a service may know, and no other, as its environment. */
export const ownSecrets = (service: Described, from: SecretSources): Record<string, string> => {
  const valueOf = (name: string, origin: SecretOrigin): string | undefined => {
    switch (origin) {
      case 'database':
        return from.databaseUrl(service.name);
      case 'broker':
        return from.brokerPassword(service.name);
      case 'redis':
        return from.redisUrl(service.name);
      case 'outside':
        return from.outside[name];
      case 'key':
      case 'signing-keys':
      case 'root-key':
      case 'root-public-keys':
        return from.shared[name];
    }
  };
  return Object.fromEntries(
    [...secretsOf(service)].flatMap(([name, origin]) => {
      const value = valueOf(name, origin);
      return value === undefined ? [] : [[name, value]];
    }),
  );
};

/** Every secret that some service may know. */
export const secretNames = (services: readonly Described[]): string[] => [
  ...new Set(services.flatMap((service) => [...secretsOf(service).keys()])),
];

/** The external secrets that one of our variables gives. */
export const outsideSecrets = (
  services: readonly Described[],
  environment: Readonly<Record<string, string | undefined>>,
): Record<string, string> =>
  Object.fromEntries(
    outsideNames(services).flatMap((name) => {
      const value = environment[name];
      return value ? [[name, value]] : [];
    }),
  );

/** Every secret that comes from outside. */
export const outsideNames = (services: readonly Described[]): string[] => [
  ...new Set(
    services.flatMap((service) =>
      [...secretsOf(service)].flatMap(([name, origin]) => (origin === 'outside' ? [name] : [])),
    ),
  ),
];
