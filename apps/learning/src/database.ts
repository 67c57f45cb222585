import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type LearningClient = Prisma.TransactionClient;

/**
 * The service's data layer on the shared pool. What runs once per completion or per fact uses the pool itself, with typed
 * SQL, in its repository.
 */
export class LearningDatabase {
  readonly prisma: PrismaClient;

  constructor(pool: Pool) {
    // Prisma prepares statements only when they have names; equal texts must get equal ones.
    const statementNameGenerator = ({ sql }: { sql: string }): string =>
      createHash('sha1').update(sql).digest('base64url');
    this.prisma = new PrismaClient({ adapter: new PrismaPg(pool, { schema: 'learning', statementNameGenerator }) });
  }
}
