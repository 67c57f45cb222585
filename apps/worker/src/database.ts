import { createHash } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from './generated/prisma/client.ts';

/** The worker's tables, on the pool that the roads share. What runs once per fact or mail is typed SQL on the pool itself. */
export const openDatabase = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, {
      schema: 'worker',
      statementNameGenerator: ({ sql }) => createHash('sha1').update(sql).digest('base64url'),
    }),
  });
