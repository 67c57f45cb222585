import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import type { Tx } from '@nivel/messaging/transactions';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type LearningClient = Prisma.TransactionClient;

/** The service's data layer on the shared pool. Hot paths use the pool itself, with typed SQL, in their repositories. */
export class LearningDatabase {
  readonly prisma: PrismaClient;

  constructor(pool: Pool) {
    // Prisma prepares statements only when they have names; equal texts must get equal ones.
    const statementNameGenerator = ({ sql }: { sql: string }): string =>
      createHash('sha1').update(sql).digest('base64url');
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'learning', statementNameGenerator }) });
  }
}

/** The data layer's handle of a unit of work of this service, whose units are all made by `PrismaTransactions`. */
export const clientOf = (tx: Tx): LearningClient => tx.client as LearningClient;
