import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLogins, type Logins } from '../identities/logins.ts';
import { newRootKey, newSigningKeys } from '@nivel/platform/new-keys';
import { publicRootKeys } from '@nivel/platform/root-keys';
import { schemas } from '../migrate/roles.ts';
import { sharedSecrets, type SharedOrigin } from '../services/secrets-of.ts';
import { services } from '../services/services.generated.ts';

/** The secrets of an installation, created at the first start. */
export interface Secrets {
  /** The password of the superuser of our own Postgres. */
  readonly postgres: string;
  /** The passwords of `owner` and of each service. */
  readonly databasePasswords: Readonly<Record<string, string>>;
  readonly logins: Logins;
  /** The secrets that the descriptions of the services name, by the name of the setting. */
  readonly shared: Readonly<Record<string, string>>;
}

const password = (): string => randomBytes(24).toString('base64url');

/** A symmetric key of 256 bits, in base64. */
export const newKey = (): string => randomBytes(32).toString('base64');

/** Every secret that services share, those of `kept` as they are and the others new. */
export const makeShared = (kept: Readonly<Record<string, unknown>> = {}): Record<string, string> => {
  const wanted = [...sharedSecrets(services)];
  const known = (name: string): string | undefined => {
    const value = kept[name];
    return typeof value === 'string' ? value : undefined;
  };
  const rootName = wanted.find(([, origin]) => origin === 'root-key')?.[0] ?? '';
  const root = known(rootName) ?? newRootKey();
  const make: Readonly<Record<SharedOrigin, () => string>> = {
    key: newKey,
    'signing-keys': newSigningKeys,
    'root-key': () => root,
    'root-public-keys': () => publicRootKeys(root),
  };
  return Object.fromEntries(wanted.map(([name, origin]) => [name, known(name) ?? make[origin]()]));
};

/** Reads the secrets of a data folder, making those that are missing. */
export const keepSecrets = (data: string): Secrets => {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const passwords = ['owner', ...schemas].map((who) => [who, kept.databasePasswords?.[who] ?? password()]);
  const { postgres, databasePasswords, logins, shared, ...before } = kept;
  const secrets: Secrets = {
    postgres: postgres ?? password(),
    databasePasswords: { ...databasePasswords, ...(Object.fromEntries(passwords) as Record<string, string>) },
    logins: makeLogins(logins),
    // They were once beside the passwords.
    shared: makeShared({ ...before, ...shared }),
  };
  // Beside and then in place: a crash while writing must not cost the password of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
};
