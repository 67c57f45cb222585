import type { Pool } from 'pg';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type LearningClient = Prisma.TransactionClient;

/**
 * The service's data layer on the shared pool. What runs once per completion or per fact uses the pool itself, with typed
 * SQL, in its repository.
 */
export class LearningDatabase {
  readonly prisma: PrismaClient;

  constructor(pool: Pool) {
    this.prisma = new PrismaClient({ adapter: prismaAdapter(pool, 'learning') });
  }
}
