import { randomBytes } from 'node:crypto';
import { brokerEnvironment, makeLogins, redisUrlAs } from './identities/logins.ts';
import { redisAcl } from './identities/redis-users.ts';
import { keepPrivate } from '@nivel/process/private-folder';
import { writeSecretFolder } from './local/secret-folder.ts';
import { newRootKey, newSigningKeys } from '@nivel/platform/new-keys';
import { keepSecrets, makeShared } from './local/secrets.ts';
import { publicRootKeys } from '@nivel/platform/root-keys';
import { missingTls } from '@nivel/platform/server-tls';
import type { SecretOrigin } from '@nivel/platform/setting-audience';
import { roleOf, schemas } from './migrate/roles.ts';
import type { Described } from './services/find-services.ts';
import { outsideSecrets } from './services/own-environment.ts';
import { secretsOf } from './services/secrets-of.ts';
import { services } from './services/services.generated.ts';

/**
 * Creates all secrets of an installation. `npm run -s secrets compose` writes them as files into `.secrets`, a folder that only
 * its owner can open, for Docker Compose; a second run keeps existing secrets and creates missing ones. `npm run -s secrets
 * kubernetes | kubectl apply -f -` prints those of a cluster (`development` for the overlay of that name); each run creates new
 * ones, so store its output.
 */
const DATABASE = 'nivel';
const DATABASE_HOST = 'nivel-database-rw';
const REDIS_HOST = 'redis-haproxy:6379';

const password = (): string => randomBytes(24).toString('base64url');
const passwords = Object.fromEntries(['admin', 'owner', ...schemas].map((who) => [who, password()]));
const secretOf = (who: string): string => passwords[who] ?? '';
const user = (who: string): string => (who === 'admin' ? 'postgres' : roleOf(DATABASE, who));

/** The search path travels in the address, because an operator that makes roles gives them none. */
const url = (who: string, isEncrypted: boolean): string => {
  const options = [
    ...(schemas.some((schema) => schema === who) ? [`options=-csearch_path%3D${who}`] : []),
    ...(isEncrypted ? ['sslmode=verify-full'] : []),
  ].join('&');
  return `postgres://${user(who)}:${secretOf(who)}@${DATABASE_HOST}:5432/${DATABASE}${options === '' ? '' : `?${options}`}`;
};

const shared = makeShared();
const logins = makeLogins();

/** @throws Error when the folder cannot be closed to other users */
const compose = (folder = '.secrets'): string => {
  keepPrivate(folder);
  writeSecretFolder(folder, keepSecrets(folder), outsideSecrets(services, process.env));
  return `${folder} is written`;
};

/**
 * Every Secret that the manifests in `k8s/` name, with every key they read. You supply `SMTP_URL` of production, the keys of
 * the payment provider and those of the backup store.
 */
const kubernetes = (outside: Readonly<Record<string, string>>, { isProduction }: { isProduction: boolean }): string => {
  const secret = (name: string, stringData: Record<string, string>, type = 'Opaque'): string =>
    JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: 'nivel' }, type, stringData });
  const basic = (who: string, more: Record<string, string> = {}): string =>
    secret(`database-${who}`, { username: user(who), password: secretOf(who), ...more }, 'kubernetes.io/basic-auth');
  const valueOf = (service: string, name: string, origin: SecretOrigin): string | undefined => {
    if (origin === 'database') return url(service, isProduction);
    if (origin === 'broker') return logins.broker[service];
    if (origin === 'redis')
      return redisUrlAs(`${isProduction ? 'rediss' : 'redis'}://${REDIS_HOST}`, service, logins.redis[service]);
    return (origin === 'outside' ? outside : shared)[name];
  };
  const own = (service: Described): [string, string][] =>
    [...secretsOf(service)].map(([name, origin]) => [name, valueOf(service.name, name, origin) ?? '']);
  const redisPassword = password();
  return [
    // An operator keeps the superuser's; only a cluster without one needs it to be made.
    ...(isProduction ? [] : [basic('admin', { url: url('admin', false) })]),
    ...['owner', ...schemas].map((who) => basic(who)),
    secret('migrate-secrets', { OWNER_DATABASE_URL: url('owner', isProduction) }),
    secret('broker-users', brokerEnvironment(logins.broker)),
    secret('redis-users', {
      // The password of the servers among themselves.
      auth: redisPassword,
      'users.acl': redisAcl(services, (who) => logins.redis[who] ?? '', `on >${redisPassword} ~* &* +@all`),
    }),
    ...services.map((service) => secret(`${service.name}-secrets`, Object.fromEntries(own(service)))),
    // Nothing is backed up without them, and the alert reports it.
    secret('backup-storage', {
      ACCESS_KEY_ID: process.env['BACKUP_ACCESS_KEY_ID'] ?? '',
      SECRET_ACCESS_KEY: process.env['BACKUP_SECRET_ACCESS_KEY'] ?? '',
    }),
  ].join('\n---\n');
};

/**
 * @throws Error without a mail relay, because nobody could confirm an address or recover an account; or with one that receives
 * passwords unencrypted
 */
const production = (): string => {
  const { SMTP_URL } = process.env;
  if (!SMTP_URL)
    throw new Error('SMTP_URL is not set: say which mail relay takes the mails (smtps://user:password@host)');
  const reason = missingTls('smtp', SMTP_URL, []);
  if (reason !== undefined) throw new Error(`SMTP_URL ${reason}`);
  return kubernetes({ ...outsideSecrets(services, process.env), SMTP_URL }, { isProduction: true });
};

const makers: Readonly<Record<string, (file?: string) => string>> = {
  compose,
  kubernetes: () => production(),
  // Needed for a rotation (docs/runbooks/rotate-keys.md).
  'signing-keys': () => newSigningKeys(),
  'root-key': () => {
    const key = newRootKey();
    return `${key}\n${publicRootKeys(key)}`;
  },
  development: () =>
    kubernetes({ ...outsideSecrets(services, process.env), SMTP_URL: 'smtp://mailbox:1025' }, { isProduction: false }),
};

const [target = '', file] = process.argv.slice(2);
const make = makers[target];
try {
  if (make === undefined) throw new Error('Say for what: npm run -s secrets compose | kubernetes | development');
  process.stdout.write(`${make(file).trimEnd()}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
