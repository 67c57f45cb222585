import { randomBytes } from 'node:crypto';
import { makeShared } from './local/secrets.ts';
import { roleOf, schemas } from './migrate/roles.ts';
import type { Described } from './services/find-services.ts';
import { secretsOf } from './services/secrets-of.ts';
import { services } from './services/services.generated.ts';

/**
 * Makes all secrets of a new installation and prints them: `npm run -s secrets compose > .env` for Docker Compose,
 * `npm run -s secrets kubernetes | kubectl apply -f -` for a cluster. Each run makes new ones; keep what it prints.
 */
const DATABASE = 'nivel';
const HOST = { compose: 'postgres', kubernetes: 'nivel-database-rw' } as const;
type Target = keyof typeof HOST;

const password = (): string => randomBytes(24).toString('base64url');
const passwords = Object.fromEntries(['admin', 'owner', ...schemas].map((who) => [who, password()]));
const secretOf = (who: string): string => passwords[who] ?? '';
const user = (who: string): string => (who === 'admin' ? 'postgres' : roleOf(DATABASE, who));

/** The search path travels in the address, because an operator that makes roles gives them none. */
const url = (target: Target, who: string): string => {
  const path = schemas.some((schema) => schema === who) ? `?options=-csearch_path%3D${who}` : '';
  return `postgres://${user(who)}:${secretOf(who)}@${HOST[target]}:5432/${DATABASE}${path}`;
};

const shared = makeShared();

const compose = (): string => {
  const rows = [
    ...Object.keys(passwords).map((who) => [`${who.toUpperCase()}_DATABASE_PASSWORD`, secretOf(who)]),
    ...Object.entries(shared).map(([name, value]) => [name, value.startsWith('{') ? `'${value}'` : value]),
  ];
  return rows.map(([name, value]) => `${name}=${value}\n`).join('');
};

/**
 * Every Secret that the manifests in `k8s/` name, with every key they read; `SMTP_URL` of production and the keys of the store
 * of backups are yours to give.
 */
const kubernetes = (): string => {
  const at = (who: string): string => url('kubernetes', who);
  const secret = (name: string, stringData: Record<string, string>, type = 'Opaque'): string =>
    JSON.stringify({ apiVersion: 'v1', kind: 'Secret', metadata: { name, namespace: 'nivel' }, type, stringData });
  const basic = (who: string, more: Record<string, string> = {}): string =>
    secret(`database-${who}`, { username: user(who), password: secretOf(who), ...more }, 'kubernetes.io/basic-auth');
  const outside: Record<string, string> = { SMTP_URL: process.env['SMTP_URL'] ?? 'smtp://mailbox:1025' };
  const own = (service: Described): [string, string][] =>
    [...secretsOf(service)].map(([name, origin]) => [
      name,
      origin === 'database' ? at(service.name) : ((origin === 'outside' ? outside : shared)[name] ?? ''),
    ]);
  return [
    basic('admin', { url: at('admin') }),
    ...['owner', ...schemas].map((who) => basic(who)),
    secret('migrate-secrets', { OWNER_DATABASE_URL: at('owner') }),
    ...services.map((service) => secret(`${service.name}-secrets`, Object.fromEntries(own(service)))),
    // Nothing is backed up without them, and the alert says so.
    secret('backup-storage', {
      ACCESS_KEY_ID: process.env['BACKUP_ACCESS_KEY_ID'] ?? '',
      SECRET_ACCESS_KEY: process.env['BACKUP_SECRET_ACCESS_KEY'] ?? '',
    }),
  ].join('\n---\n');
};

const printers: Readonly<Record<string, () => string>> = { compose, kubernetes };
const print = printers[process.argv[2] ?? ''];
if (print) process.stdout.write(`${print().trimEnd()}\n`);
else {
  process.stderr.write('Say for what: npm run -s secrets compose | kubernetes\n');
  process.exitCode = 1;
}
