import type { Pool } from 'pg';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type ProjectsClient = Prisma.TransactionClient;
export type ProjectsReads = Reads<ProjectsClient>;
/** One unit of work of this service. */
export type ProjectsUnit = Unit<ProjectsClient>;
/** The same where statements alone are needed: a transaction of commands has no data client. */
export type ProjectsStatements = Omit<ProjectsUnit, 'client'>;

/** The service's data client on the shared pool. */
export const openDatabase = (pool: Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool, 'projects') });
