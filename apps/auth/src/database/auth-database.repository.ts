import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import type { Transactions, Tx } from '@nivel/messaging/transactions';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

export type AuthClient = Prisma.TransactionClient;
/** One unit of work of this service. */
export type AuthTx = Tx<AuthClient>;
export type AuthTransactions = Transactions<AuthClient>;

/** The service's data layer on the shared pool. */
export class AuthDatabase {
  readonly prisma: PrismaClient;

  constructor(pool: Pool) {
    // Prisma prepares statements only when they have names; equal texts must get equal ones.
    const statementNameGenerator = ({ sql }: { sql: string }): string =>
      createHash('sha1').update(sql).digest('base64url');
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'auth', statementNameGenerator }) });
  }
}
