import type { Account, AccountFactor, AccountIdentity } from './account.ts';

/** The earlier of two moments, of which either may be missing. */
const earlier = (one: Date | null, other: Date | null): Date | null =>
  one !== null && (other === null || one < other) ? one : other;

const time = (moment: Date | null): string | undefined => moment?.toISOString();

/**
 * Keys by name, all the way down: the database keeps an order of its own, which would distinguish a saved account from a
 * made-up one.
 */
const ordered = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, one]) => [key, ordered(one)]));
};

const identityView = (identity: AccountIdentity, userId: string) => ({
  identity_id: identity.id,
  id: identity.subject,
  user_id: userId,
  identity_data: ordered(identity.identityData),
  provider: identity.provider,
  last_sign_in_at: time(identity.lastSignInAt),
  created_at: time(identity.createdAt),
  updated_at: time(identity.updatedAt),
  email: identity.email,
});

/** Its last two digits: enough to recognise it, and nothing to learn from it before the second step. */
const maskedPhone = (phone: string): string => phone.slice(-2).padStart(phone.length, '*');

const factorView = (factor: AccountFactor) => ({
  id: factor.id,
  friendly_name: factor.friendlyName || undefined,
  factor_type: factor.kind,
  phone: factor.phone === null ? undefined : maskedPhone(factor.phone),
  status: factor.isVerified ? 'verified' : 'unverified',
  created_at: time(factor.createdAt),
  updated_at: time(factor.updatedAt),
});

/**
 * The user object of the wire contract (2.2). Picks the public fields, so that a new secret field stays secret; empty fields
 * are left out, because `undefined` does not survive JSON.
 */
export const userView = (account: Account) => ({
  id: account.id,
  aud: 'authenticated',
  role: 'authenticated',
  email: account.email,
  phone: account.phone ?? '',
  email_confirmed_at: time(account.emailConfirmedAt),
  phone_confirmed_at: time(account.phoneConfirmedAt),
  confirmed_at: time(earlier(account.emailConfirmedAt, account.phoneConfirmedAt)),
  confirmation_sent_at: time(account.confirmationSentAt),
  recovery_sent_at: time(account.recoverySentAt),
  reauthentication_sent_at: time(account.reauthenticationSentAt),
  new_email: account.newEmail ?? undefined,
  email_change_sent_at: time(account.emailChangeSentAt),
  new_phone: account.newPhone ?? undefined,
  phone_change_sent_at: time(account.phoneChangeSentAt),
  last_sign_in_at: time(account.lastSignInAt),
  banned_until: time(account.bannedUntil),
  app_metadata: account.appMetadata,
  user_metadata: ordered(account.userMetadata),
  factors: account.factors.length === 0 ? undefined : account.factors.map(factorView),
  identities: account.identities.map((identity) => identityView(identity, account.id)),
  created_at: time(account.createdAt),
  updated_at: time(account.updatedAt),
  is_anonymous: false,
});
