import { Injectable } from '@nestjs/common';
import { command, nullable, text, timestamptz, uuid } from '@nivel/messaging/statement';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Account, Metadata } from './account.ts';
import {
  ACCOUNT_BY_EMAIL,
  ACCOUNT_BY_ID,
  ACCOUNT_BY_PHONE,
  IDS_BY_NEW_EMAIL,
  IDS_BY_NEW_PHONE,
  toAccount,
} from './account.sql.ts';
import { lockAccount } from './lock-account.ts';
import type { AuthChange, AuthRows, AuthUnit } from '../database.ts';

/** Data in the form that the data client stores. */
export const json = (data: Metadata): Prisma.InputJsonObject => data as Prisma.InputJsonObject;

const SIGNED_IN = command({
  text: `WITH account AS (
  UPDATE users SET last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz WHERE id = $1::uuid
) UPDATE identities SET last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz
WHERE user_id = $1::uuid AND provider = $3`,
  params: [uuid, timestamptz, nullable(text)],
});

/** An account that a provider brought has no identity of its address until a password is chosen for it. */
const ADD_EMAIL_IDENTITY = command({
  text: `WITH added AS (
  INSERT INTO identities (id, user_id, provider, subject, identity_data, email, last_sign_in_at, created_at, updated_at)
  SELECT $2::uuid, id, 'email', id::text, jsonb_build_object('sub', id, 'email', email, 'email_verified', true,
    'phone_verified', false), email, NULL, $3::timestamptz, $3::timestamptz
  FROM users WHERE id = $1::uuid AND email_confirmed_at IS NOT NULL
  ON CONFLICT (provider, subject) DO NOTHING RETURNING user_id
) UPDATE users SET app_metadata = jsonb_set(app_metadata, '{providers}',
  coalesce(app_metadata -> 'providers', '[]'::jsonb) || '["email"]'::jsonb)
FROM added WHERE users.id = added.user_id`,
  params: [uuid, uuid, timestamptz],
});

const RENEW_HASH = command({
  text: 'UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2',
  params: [uuid, text, text],
});

/** Where it is kept when an e-mail was sent. Magic links count as recoveries, as the public clients read them. */
const SENT_AT = {
  confirmation: (at: Date) => ({ confirmationSentAt: at }),
  recovery: (at: Date) => ({ recoverySentAt: at }),
  'magic-link': (at: Date) => ({ recoverySentAt: at }),
  reauthentication: (at: Date) => ({ reauthenticationSentAt: at }),
  'email-change-current': (at: Date) => ({ emailChangeSentAt: at }),
  'email-change-new': (at: Date) => ({ emailChangeSentAt: at }),
} as const;

/** What may be written of an account; omitted fields stay. */
export interface AccountFields {
  readonly userMetadata?: Metadata;
  readonly appMetadata?: Metadata;
  readonly passwordHash?: string;
  readonly timeZoneSince?: Date | null;
}

/** Accounts and the identities that prove them. */
@Injectable()
export class AccountsRepository {
  async byEmail(reads: AuthRows, email: string): Promise<Account | null> {
    return toAccount(await reads.rows(ACCOUNT_BY_EMAIL, [email]));
  }

  async byPhone(reads: AuthRows, phone: string): Promise<Account | null> {
    return toAccount(await reads.rows(ACCOUNT_BY_PHONE, [phone]));
  }

  async byId(reads: AuthRows, id: string): Promise<Account | null> {
    return toAccount(await reads.rows(ACCOUNT_BY_ID, [id]));
  }

  /** Whose address it is to become, the latest first. */
  async idsByNewEmail(reads: AuthRows, email: string): Promise<string[]> {
    return (await reads.rows(IDS_BY_NEW_EMAIL, [email])).map(({ id }) => id);
  }

  /** The same of a number. */
  async idsByNewPhone(reads: AuthRows, phone: string): Promise<string[]> {
    return (await reads.rows(IDS_BY_NEW_PHONE, [phone])).map(({ id }) => id);
  }

  /**
   * False when another sign-up was faster: with the address, and then nothing is saved; or of the same person of a provider, and
   * then the caller throws, which undoes the unit of work.
   */
  async insert(unit: AuthUnit, account: Account): Promise<boolean> {
    const { identities, factors: _, ...user } = account;
    const data = {
      ...user,
      signUpBrowser: user.signUpBrowser && Uint8Array.from(user.signUpBrowser),
      userMetadata: json(user.userMetadata),
      appMetadata: json(user.appMetadata),
    };
    const { count } = await unit.client.user.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) return false;
    const own = await unit.client.identity.createMany({
      data: identities.map((identity) => ({
        ...identity,
        identityData: json(identity.identityData),
        userId: account.id,
      })),
      skipDuplicates: true,
    });
    return own.count === identities.length;
  }

  /** Waits for concurrent changes of the account, so that what is read next stays true to the end of the unit of work. */
  async lock(unit: AuthChange, id: string): Promise<Account | null> {
    await lockAccount(unit, id);
    return this.byId(unit, id);
  }

  /**
   * Saves that a person signed in; returns the account as it is then, without reading it again.
   * @param provider the identity that was shown, where it does not say so itself; null where it does
   */
  async signedIn(unit: AuthChange, account: Account, provider: 'email' | null): Promise<Account> {
    await unit.rows(SIGNED_IN, [account.id, unit.now, provider]);
    const since = { lastSignInAt: unit.now, updatedAt: unit.now };
    const identities = account.identities.map((one) => (one.provider === provider ? { ...one, ...since } : one));
    return { ...account, ...since, identities };
  }

  /** Saves an account whose address is proven now: in the account, in its public data and in its e-mail identity. */
  async confirm(unit: AuthUnit, account: Account): Promise<void> {
    const { now } = unit;
    await unit.client.user.update({
      where: { id: account.id },
      data: {
        emailConfirmedAt: now,
        passwordHash: account.passwordHash,
        signUpBrowser: null,
        appMetadata: json(account.appMetadata),
        userMetadata: json({ ...account.userMetadata, email_verified: true }),
        updatedAt: now,
      },
    });
    for (const identity of account.identities.filter(({ provider }) => provider === 'email')) {
      const identityData = json({ ...identity.identityData, email_verified: true });
      await unit.client.identity.update({ where: { id: identity.id }, data: { identityData, updatedAt: now } });
    }
  }

  async emailSent(unit: AuthUnit, id: string, purpose: keyof typeof SENT_AT): Promise<void> {
    const data = SENT_AT[purpose](unit.now);
    await unit.client.user.update({ where: { id }, data });
  }

  async change(unit: AuthUnit, id: string, changes: AccountFields): Promise<void> {
    await unit.client.user.update({
      where: { id },
      data: {
        ...(changes.userMetadata === undefined ? {} : { userMetadata: json(changes.userMetadata) }),
        ...(changes.appMetadata === undefined ? {} : { appMetadata: json(changes.appMetadata) }),
        ...(changes.passwordHash === undefined ? {} : { passwordHash: changes.passwordHash }),
        ...(changes.timeZoneSince === undefined ? {} : { timeZoneSince: changes.timeZoneSince }),
        updatedAt: unit.now,
      },
    });
  }

  /** The address is a way in of its own from now on; nothing changes where it is one already. */
  async addEmailIdentity(unit: AuthChange, userId: string): Promise<void> {
    await unit.rows(ADD_EMAIL_IDENTITY, [userId, unit.newId(), unit.now]);
  }

  /** A hash of the same password at another cost, unless the password was changed meanwhile. */
  async renewHash(unit: AuthChange, id: string, from: string, to: string): Promise<void> {
    await unit.rows(RENEW_HASH, [id, from, to]);
  }

  async ban(unit: AuthUnit, id: string, until: Date | null): Promise<void> {
    await unit.client.user.update({ where: { id }, data: { bannedUntil: until, updatedAt: unit.now } });
  }

  /** The account and everything in this service that belongs to it. */
  async remove(unit: AuthUnit, id: string): Promise<void> {
    await unit.client.user.delete({ where: { id } });
  }
}
