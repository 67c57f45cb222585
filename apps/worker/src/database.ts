import type { Pool } from 'pg';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient } from './generated/prisma/client.ts';

/** The worker's tables, on the pool that the roads share. What runs once per fact or mail is typed SQL on the pool itself. */
export const openDatabase = (pool: Pool): PrismaClient => new PrismaClient({ adapter: prismaAdapter(pool, 'worker') });
