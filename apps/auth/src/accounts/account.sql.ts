import {
  jsonb,
  nullable,
  query,
  text,
  timestamptz,
  uuid,
  bytea,
  type RowOfStatement,
} from '@nivel/messaging/statement';
import type { Account, AccountFactor, AccountIdentity, Metadata } from './account.ts';

/** Accounts with their identities: a row for each identity, and one for an account that has none. */
const ACCOUNTS = `SELECT u.id, u.email, u.password_hash AS "passwordHash", u.sign_up_browser AS "signUpBrowser",
  u.user_metadata AS "userMetadata", u.app_metadata AS "appMetadata", u.email_confirmed_at AS "emailConfirmedAt",
  u.confirmation_sent_at AS "confirmationSentAt", u.recovery_sent_at AS "recoverySentAt",
  u.reauthentication_sent_at AS "reauthenticationSentAt", u.new_email AS "newEmail",
  u.email_change_sent_at AS "emailChangeSentAt", u.email_change_confirmed AS "emailChangeConfirmed",
  u.phone, u.phone_confirmed_at AS "phoneConfirmedAt", u.new_phone AS "newPhone",
  u.phone_change_sent_at AS "phoneChangeSentAt",
  u.last_sign_in_at AS "lastSignInAt", u.banned_until AS "bannedUntil", u.time_zone_since AS "timeZoneSince",
  u.created_at AS "createdAt", u.updated_at AS "updatedAt",
  i.id AS "identityId", i.provider, i.subject, i.identity_data AS "identityData", i.email AS "identityEmail",
  i.last_sign_in_at AS "identityLastSignInAt", i.created_at AS "identityCreatedAt", i.updated_at AS "identityUpdatedAt",
  (SELECT jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'friendlyName', f.friendly_name, 'isVerified', f.is_verified,
    'phone', f.phone, 'createdAt', f.created_at, 'updatedAt', f.updated_at) ORDER BY f.created_at)
  FROM factors f WHERE f.user_id = u.id) AS factors
FROM users u LEFT JOIN identities i ON i.user_id = u.id`;

/** A factor as JSON has it: its times are texts. */
interface FactorRow extends Omit<AccountFactor, 'createdAt' | 'updatedAt'> {
  readonly createdAt: string;
  readonly updatedAt: string;
}

const columns = {
  id: uuid,
  email: text,
  passwordHash: nullable(text),
  signUpBrowser: nullable(bytea),
  userMetadata: jsonb<Metadata>(),
  appMetadata: jsonb<Metadata>(),
  emailConfirmedAt: nullable(timestamptz),
  confirmationSentAt: nullable(timestamptz),
  recoverySentAt: nullable(timestamptz),
  reauthenticationSentAt: nullable(timestamptz),
  newEmail: nullable(text),
  emailChangeSentAt: nullable(timestamptz),
  emailChangeConfirmed: nullable(text),
  phone: nullable(text),
  phoneConfirmedAt: nullable(timestamptz),
  newPhone: nullable(text),
  phoneChangeSentAt: nullable(timestamptz),
  lastSignInAt: nullable(timestamptz),
  bannedUntil: nullable(timestamptz),
  timeZoneSince: nullable(timestamptz),
  createdAt: timestamptz,
  updatedAt: timestamptz,
  identityId: nullable(uuid),
  provider: nullable(text),
  subject: nullable(text),
  identityData: nullable(jsonb<Metadata>()),
  identityEmail: nullable(text),
  identityLastSignInAt: nullable(timestamptz),
  identityCreatedAt: nullable(timestamptz),
  identityUpdatedAt: nullable(timestamptz),
  factors: nullable(jsonb<readonly FactorRow[]>()),
} as const;

export const ACCOUNT_BY_EMAIL = query({
  text: `${ACCOUNTS} WHERE u.email = $1 ORDER BY i.created_at`,
  params: [text],
  row: columns,
});
export const ACCOUNT_BY_PHONE = query({
  text: `${ACCOUNTS} WHERE u.phone = $1 ORDER BY i.created_at`,
  params: [text],
  row: columns,
});
export const ACCOUNT_BY_ID = query({
  text: `${ACCOUNTS} WHERE u.id = $1 ORDER BY i.created_at`,
  params: [uuid],
  row: columns,
});

/** The person who waits for the confirmation of an address; the latest few, so that a code cannot be made expensive. */
export const IDS_BY_NEW_EMAIL = query({
  text: 'SELECT id FROM users WHERE new_email = $1 ORDER BY email_change_sent_at DESC LIMIT 5',
  params: [text],
  row: { id: uuid },
});

/** The same of a number. */
export const IDS_BY_NEW_PHONE = query({
  text: 'SELECT id FROM users WHERE new_phone = $1 ORDER BY phone_change_sent_at DESC LIMIT 5',
  params: [text],
  row: { id: uuid },
});

type Row = RowOfStatement<typeof ACCOUNT_BY_ID>;

/** The identity of a row; null where the account has none. */
const identityOf = (row: Row): AccountIdentity | null => {
  const { identityId: id, provider, subject, identityData, identityEmail: email } = row;
  const { identityLastSignInAt: lastSignInAt, identityCreatedAt: createdAt, identityUpdatedAt: updatedAt } = row;
  if (id === null || provider === null || subject === null || identityData === null || email === null) return null;
  if (createdAt === null || updatedAt === null) return null;
  return { id, provider, subject, identityData, email, lastSignInAt, createdAt, updatedAt };
};

const toFactor = ({ createdAt, updatedAt, ...factor }: FactorRow): AccountFactor => ({
  ...factor,
  createdAt: new Date(createdAt),
  updatedAt: new Date(updatedAt),
});

/** The account that all the rows are of. */
export const toAccount = (rows: readonly Row[]): Account | null => {
  const [row] = rows;
  if (row === undefined) return null;
  const { id, email, passwordHash, signUpBrowser, userMetadata, appMetadata, emailConfirmedAt } = row;
  const { confirmationSentAt, recoverySentAt, reauthenticationSentAt, lastSignInAt, bannedUntil } = row;
  const { newEmail, emailChangeSentAt, emailChangeConfirmed, timeZoneSince, createdAt, updatedAt } = row;
  const { phone, phoneConfirmedAt, newPhone, phoneChangeSentAt } = row;
  return {
    ...{ id, email, passwordHash, signUpBrowser, userMetadata, appMetadata, emailConfirmedAt, confirmationSentAt },
    ...{ newEmail, emailChangeSentAt, emailChangeConfirmed, phone, phoneConfirmedAt, newPhone, phoneChangeSentAt },
    ...{ recoverySentAt, reauthenticationSentAt, lastSignInAt, bannedUntil, timeZoneSince, createdAt, updatedAt },
    factors: (row.factors ?? []).map(toFactor),
    identities: rows.map(identityOf).filter((identity) => identity !== null),
  };
};
