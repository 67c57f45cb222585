import type { Pool } from 'pg';
import type { Transactions, Tx } from '@nivel/messaging/transactions';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from '../generated/prisma/client.ts';

export type AuthClient = Prisma.TransactionClient;
/** One unit of work of this service. */
export type AuthTx = Tx<AuthClient>;
export type AuthTransactions = Transactions<AuthClient>;

/** The service's data layer on the shared pool. */
export class AuthDatabase {
  readonly prisma: PrismaClient;

  constructor(pool: Pool) {
    this.prisma = new PrismaClient({ adapter: prismaAdapter(pool, 'auth') });
  }
}
