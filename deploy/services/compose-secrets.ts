import type { SecretOrigin } from '@nivel/platform/setting-audience';
import { brokerEnvironment } from '../identities/logins.ts';
import { redisAcl } from '../identities/redis-users.ts';
import type { Secrets } from '../local/secrets.ts';
import { ownSecrets } from './own-environment.ts';
import { ownsSchema, type Described } from './find-services.ts';
import { secretsOf } from './secrets-of.ts';

/** The folder of the secret files that `npm run -s secrets compose` writes. */
export const SECRETS_FOLDER = '${NIVEL_SECRETS:-.secrets}';

/** For the superuser of Postgres, who creates the database and its roles. */
export const ADMIN_PASSWORD = 'admin.DATABASE_PASSWORD';
/** Passwords of the broker's users, as its environment. */
export const BROKER_ENVIRONMENT = 'broker.env';
/** The users of Redis, with hashes of their passwords. */
export const REDIS_USERS = 'redis.users.acl';

/**
 * The file of a secret of a service: logins are its own, values created once per installation are the same for all that know
 * them.
 */
export const secretFile = (service: string, name: string, origin: SecretOrigin): string =>
  origin === 'database' || origin === 'broker' || origin === 'redis' ? `${service}.${name}` : name;

const filesOf = (service: Described): [variable: string, file: string][] =>
  [...secretsOf(service)].map(([name, origin]) => [name, secretFile(service.name, name, origin)]);

/** The secrets of a container, by variable: all of a service's own; for one of its commands only the database. */
export const knownTo = (service: Described, command?: string): [variable: string, file: string][] =>
  filesOf(service).filter(([name]) => command === undefined || name === 'DATABASE_URL');

/** The secrets of the migration: the owner's connection, and the passwords for the roles. */
export const knownToMigration = (services: readonly Described[]): [variable: string, file: string][] => [
  ['ADMIN_DATABASE_URL', 'admin.DATABASE_URL'],
  ['OWNER_DATABASE_URL', 'owner.DATABASE_URL'],
  ...services
    .filter(ownsSchema)
    .map(({ name }): [string, string] => [`${name.toUpperCase()}_DATABASE_PASSWORD`, `${name}.DATABASE_PASSWORD`]),
];

/** Every file that is mounted, without those that Compose reads itself. */
export const mountedFiles = (services: readonly Described[]): string[] =>
  [
    ...new Set([
      ADMIN_PASSWORD,
      REDIS_USERS,
      ...[...knownToMigration(services), ...services.flatMap((service) => knownTo(service))].map(([, file]) => file),
    ]),
  ].sort();

/** The text of every file, from the secrets of an installation. */
export const secretFiles = (
  services: readonly Described[],
  secrets: Secrets,
  outside: Readonly<Record<string, string>>,
): Record<string, string> => {
  const { postgres, databasePasswords, logins, shared } = secrets;
  const databaseUrl = (role: string, password = ''): string => `postgres://${role}:${password}@postgres:5432/nivel`;
  const own = services.flatMap((service) => {
    const values = ownSecrets(service, {
      databaseUrl: (who) => databaseUrl(`nivel_${who}`, databasePasswords[who]),
      brokerPassword: (who) => logins.broker[who],
      redisUrl: (who) => `redis://${who}:${logins.redis[who] ?? ''}@redis:6379`,
      shared,
      outside,
    });
    return filesOf(service).map(([name, file]) => [file, values[name] ?? '']);
  });
  const broker = Object.entries(brokerEnvironment(logins.broker)).map(([name, value]) => `${name}=${value}\n`);
  const passwords = services.filter(ownsSchema).map(({ name }) => [name, databasePasswords[name] ?? '']);
  return {
    ...(Object.fromEntries(own) as Record<string, string>),
    ...Object.fromEntries(passwords.map(([name, password]) => [`${name}.DATABASE_PASSWORD`, password])),
    [ADMIN_PASSWORD]: postgres,
    'admin.DATABASE_URL': databaseUrl('postgres', postgres),
    'owner.DATABASE_URL': databaseUrl('nivel_owner', databasePasswords['owner']),
    [BROKER_ENVIRONMENT]: broker.join(''),
    [REDIS_USERS]: redisAcl(services, (user) => logins.redis[user] ?? ''),
  };
};
