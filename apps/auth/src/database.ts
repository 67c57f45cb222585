import type { Pool } from 'pg';
import type { Statements } from '@nivel/messaging/statement';
import type { ChangeContext, Reads, Unit } from '@nivel/messaging/unit-of-work';
import { prismaAdapter } from '@nivel/platform/prisma-adapter';
import { PrismaClient, type Prisma } from './generated/prisma/client.ts';

export type AuthClient = Prisma.TransactionClient;
/** One unit of work of this service. */
export type AuthUnit = Unit<AuthClient>;
/** A unit of work that needs only statements, with or without the data client. */
export type AuthChange = ChangeContext & Statements;
/** Committed data. */
export type AuthReads = Reads<AuthClient>;
/** The reads of statements, inside or outside a unit of work. */
export type AuthRows = Pick<AuthReads, 'rows'>;

/** The service's data client on the shared pool. */
export const openDatabase = (pool: Pool): PrismaClient => new PrismaClient({ adapter: prismaAdapter(pool, 'auth') });
