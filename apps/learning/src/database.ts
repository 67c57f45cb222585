import type { Pool } from 'pg';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type LearningClient = Prisma.TransactionClient;
/** One unit of work of this service. */
export type LearningUnit = Unit<LearningClient>;
/** Committed data. */
export type LearningReads = Reads<LearningClient>;

/** The service's data client on the shared pool. */
export const openDatabase = (pool: Pool): PrismaClient =>
  new PrismaClient({ adapter: prismaAdapter(pool, 'learning') });
