import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import type { Tx } from '@nivel/messaging/transactions';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

/** The worker's tables, on the pool that the roads share. */
export const openDatabase = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, {
      schema: 'worker',
      statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('base64url'),
    }),
  });

/** The client of a unit of work: the only thing a repository may reach inside it. */
export const clientOf = (tx: Tx): Prisma.TransactionClient => tx.client as Prisma.TransactionClient;
