import { argon2Sync, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { v7 } from 'uuid';

/** The one password of all accounts of a load; its hash is made at the cost that the auth service uses. */
export const PASSWORD = 'correct horse battery';
const COST = { memory: 19_456, passes: 2, parallelism: 1 };

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

/** The password's hash in the form that the auth service stores. */
const passwordHash = (): string => {
  const nonce = randomBytes(16);
  const key = argon2Sync('argon2id', { message: PASSWORD, nonce, tagLength: 32, ...COST });
  return `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${base64(nonce)}$${base64(key)}`;
};

const DATA = `jsonb_build_object('sub', id, 'email', email, 'email_verified', true, 'phone_verified', false, 'firstName', 'Inés')`;
const SEED = [
  `INSERT INTO auth.users (id, email, password_hash, user_metadata, app_metadata, email_confirmed_at, created_at, updated_at)
   SELECT id, email, $3, ${DATA}, '{"provider":"email","providers":["email"]}', now(), now(), now()
   FROM unnest($1::uuid[], $2::text[]) AS account (id, email)`,
  `INSERT INTO auth.identities (id, user_id, provider, subject, identity_data, email, created_at, updated_at)
   SELECT gen_random_uuid(), id, 'email', id::text, ${DATA}, email, now(), now()
   FROM unnest($1::uuid[], $2::text[]) AS account (id, email) WHERE $3 <> ''`,
];
const SEED_BASELINE = `INSERT INTO baseline.users (id, email, password_hash)
SELECT id, email, $3 FROM unnest($1::uuid[], $2::text[]) AS account (id, email)`;

const seed = async (owner: pg.Client, count: number, statements: readonly string[]): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => v7());
  const emails = ids.map((id) => `${id}@example.com`);
  for (const text of statements) await owner.query(text, [ids, emails, passwordHash()]);
  return emails;
};

/** Makes accounts with a confirmed address. @returns their addresses */
export const seedAccounts = (owner: pg.Client, count: number): Promise<string[]> => seed(owner, count, SEED);

/** The same, and the same accounts at the baseline, whose tables must be there. */
export const seedAccountsOfBoth = (owner: pg.Client, count: number): Promise<string[]> =>
  seed(owner, count, [...SEED, SEED_BASELINE]);
