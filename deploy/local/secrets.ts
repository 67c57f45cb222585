import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { schemas } from '../migrate/roles.ts';

/** What an installation keeps to itself; made at the first start. */
export interface Secrets {
  /** Of the superuser of our own Postgres. */
  readonly postgres: string;
  /** Of `owner` and of each service. */
  readonly databasePasswords: Readonly<Record<string, string>>;
  /** Private JWKS (ES256); the first key signs access tokens. */
  readonly AUTH_SIGNING_KEYS: string;
  /** Seals one-time codes on their way from auth to the worker. */
  readonly MAIL_SEAL_KEY: string;
  /** Mixed into typed codes and refresh tokens, so that the tables alone open nothing. */
  readonly AUTH_TOKEN_KEY: string;
  /** Signs the short-lived addresses of media: learning writes them, the gateway checks them. */
  readonly MEDIA_KEY: string;
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

/** Reads the secrets of a data folder, making those that are missing. */
export const keepSecrets = (data: string): Secrets => {
  mkdirSync(data, { recursive: true });
  const file = join(data, 'secrets.json');
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>) : {};
  const passwords = ['owner', ...schemas].map((who) => [who, kept.databasePasswords?.[who] ?? password()]);
  const secrets: Secrets = {
    postgres: kept.postgres ?? password(),
    databasePasswords: Object.fromEntries(passwords) as Record<string, string>,
    AUTH_SIGNING_KEYS: kept.AUTH_SIGNING_KEYS ?? newSigningKeys(),
    MAIL_SEAL_KEY: kept.MAIL_SEAL_KEY ?? newKey(),
    AUTH_TOKEN_KEY: kept.AUTH_TOKEN_KEY ?? newKey(),
    MEDIA_KEY: kept.MEDIA_KEY ?? newKey(),
  };
  // Beside and then in place: a crash while writing must not cost the password of the database.
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
};
