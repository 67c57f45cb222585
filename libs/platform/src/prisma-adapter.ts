import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';

/**
 * Lets a generated Prisma client use the existing pool of its process. Prisma prepares only named statements, so equal texts
 * get equal names.
 */
export const prismaAdapter = (pool: Pool, schema: string): PrismaPg =>
  new PrismaPg(pool, {
    schema,
    statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('base64url'),
  });
