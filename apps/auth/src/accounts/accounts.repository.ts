import { Injectable } from '@nestjs/common';
import { AuthDatabase, type AuthClient, type AuthTx } from '../database/auth-database.repository.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { Account, Metadata } from './account.ts';

const withIdentities = { identities: { orderBy: { createdAt: 'asc' } } } as const satisfies Prisma.UserInclude;
/** Account and identities in one statement. */
const whole = { include: withIdentities, relationLoadStrategy: 'join' } as const;
type Row = Prisma.UserGetPayload<{ include: typeof withIdentities }>;

const json = (data: Metadata): Prisma.InputJsonObject => data as Prisma.InputJsonObject;

const toAccount = (row: Row): Account => ({
  ...row,
  userMetadata: row.userMetadata as Metadata,
  appMetadata: row.appMetadata as Metadata,
  identities: row.identities.map((identity) => ({ ...identity, identityData: identity.identityData as Metadata })),
});

const SIGNED_IN = `WITH account AS (
  UPDATE users SET last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz WHERE id = $1::uuid
) UPDATE identities SET last_sign_in_at = $2::timestamptz, updated_at = $2::timestamptz
WHERE user_id = $1::uuid AND provider = 'email'`;

/** What may be written of an account; what is left out stays. */
export interface AccountFields {
  readonly userMetadata?: Metadata;
  readonly appMetadata?: Metadata;
  readonly passwordHash?: string;
}

/** Accounts and the identities that prove them. */
@Injectable()
export class AccountsRepository {
  constructor(private readonly database: AuthDatabase) {}

  async byEmail(email: string, client: AuthClient = this.database.prisma): Promise<Account | null> {
    const row = await client.user.findUnique({ where: { email }, ...whole });
    return row === null ? null : toAccount(row);
  }

  async byId(id: string, client: AuthClient = this.database.prisma): Promise<Account | null> {
    const row = await client.user.findUnique({ where: { id }, ...whole });
    return row === null ? null : toAccount(row);
  }

  /** False when another sign-up with the address was faster; then nothing is saved. */
  async insert(tx: AuthTx, account: Account): Promise<boolean> {
    const { identities, ...user } = account;
    const data = {
      ...user,
      signUpBrowser: user.signUpBrowser && Uint8Array.from(user.signUpBrowser),
      userMetadata: json(user.userMetadata),
      appMetadata: json(user.appMetadata),
    };
    const { count } = await tx.client.user.createMany({ data: [data], skipDuplicates: true });
    if (count === 0) return false;
    await tx.client.identity.createMany({
      data: identities.map((identity) => ({
        ...identity,
        identityData: json(identity.identityData),
        userId: account.id,
      })),
    });
    return true;
  }

  /** Waits for whoever else changes the account, so that what is read next stays true to the end of the unit of work. */
  async lock(tx: AuthTx, id: string): Promise<Account | null> {
    await tx.client.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR UPDATE`;
    return this.byId(id, tx.client);
  }

  /** Saves that somebody came in by mail or password; answers the account as it is then, without reading it again. */
  async signedIn(tx: AuthTx, account: Account, now: Date): Promise<Account> {
    await tx.rows(SIGNED_IN, [account.id, now]);
    const since = { lastSignInAt: now, updatedAt: now };
    const identities = account.identities.map((one) => (one.provider === 'email' ? { ...one, ...since } : one));
    return { ...account, ...since, identities };
  }

  /** Saves an account whose address is proven now: in the account, in its public data and in its e-mail identity. */
  async confirm(tx: AuthTx, account: Account, now: Date): Promise<void> {
    await tx.client.user.update({
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
      await tx.client.identity.update({ where: { id: identity.id }, data: { identityData, updatedAt: now } });
    }
  }

  async mailSent(tx: AuthTx, id: string, slot: 'confirmation' | 'recovery', now: Date): Promise<void> {
    const data = slot === 'confirmation' ? { confirmationSentAt: now } : { recoverySentAt: now };
    await tx.client.user.update({ where: { id }, data });
  }

  async change(tx: AuthTx, id: string, changes: AccountFields, now: Date): Promise<void> {
    await tx.client.user.update({
      where: { id },
      data: {
        ...(changes.userMetadata === undefined ? {} : { userMetadata: json(changes.userMetadata) }),
        ...(changes.appMetadata === undefined ? {} : { appMetadata: json(changes.appMetadata) }),
        ...(changes.passwordHash === undefined ? {} : { passwordHash: changes.passwordHash }),
        updatedAt: now,
      },
    });
  }

  /** A hash of the same password at another cost, unless the password was changed meanwhile. */
  async renewHash(tx: AuthTx, id: string, from: string, to: string): Promise<void> {
    await tx.client.user.updateMany({ where: { id, passwordHash: from }, data: { passwordHash: to } });
  }

  async ban(tx: AuthTx, id: string, until: Date | null, now: Date): Promise<void> {
    await tx.client.user.update({ where: { id }, data: { bannedUntil: until, updatedAt: now } });
  }

  /** The account and everything in this service that belongs to it. */
  async remove(tx: AuthTx, id: string): Promise<void> {
    await tx.client.user.delete({ where: { id } });
  }
}
