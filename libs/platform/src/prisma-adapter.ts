import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

/**
 * Lets a generated Prisma client work on the pool that its process already has.
 * Prisma prepares statements only when they have names, and equal texts must get equal ones.
 */
export const prismaAdapter = (pool: Pool, schema: string): PrismaPg =>
  new PrismaPg(pool, {
    schema,
    statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('base64url'),
  });
