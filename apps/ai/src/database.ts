import type { Pool } from 'pg';
import type { Reads, Unit } from '@nivel/messaging/unit-of-work';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type AiClient = Prisma.TransactionClient;
/** One unit of work of this service. */
export type AiUnit = Unit<AiClient>;
/** Committed data. */
export type AiReads = Reads<AiClient>;

/** The service's data client on the shared pool. */
export const openDatabase = (pool: Pool): PrismaClient => new PrismaClient({ adapter: prismaAdapter(pool, 'ai') });
