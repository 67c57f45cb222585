import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeLogins, type Logins } from '../identities/logins.ts';
import { schemas } from '../migrate/roles.ts';
import { sharedSecrets } from '../services/secrets-of.ts';
import { services } from '../services/services.generated.ts';

/** What an installation keeps to itself; made at the first start. */
export interface Secrets {
  /** Of the superuser of our own Postgres. */
  readonly postgres: string;
  /** Of `owner` and of each service. */
  readonly databasePasswords: Readonly<Record<string, string>>;
  readonly logins: Logins;
  /** What the descriptions of the services name as secret, by the name of the setting. */
  readonly shared: Readonly<Record<string, string>>;
}

const password = (): string => randomBytes(24).toString('base64url');

/** A symmetric key of 256 bits, in base64. */
export const newKey = (): string => randomBytes(32).toString('base64');

/** A new private key set with one key. */
export const newSigningKeys = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'ES256', use: 'sig' };
  return JSON.stringify({ keys: [key] });
};

/** Every secret that services share, those of `kept` as they are and the others new. */
export const makeShared = (kept: Readonly<Record<string, unknown>> = {}): Record<string, string> =>
  Object.fromEntries(
    [...sharedSecrets(services)].map(([name, origin]) => {
      const known = kept[name];
      return [name, typeof known === 'string' ? known : origin === 'key' ? newKey() : newSigningKeys()];
    }),
  );

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
    // They once stood beside the passwords.
    shared: makeShared({ ...before, ...shared }),
  };
  // Beside and then in place: a crash while writing must not cost the password of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
};
