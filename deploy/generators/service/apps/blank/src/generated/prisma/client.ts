/** Stands in for the client that is made of the schema of a service; all have these two. */
export { PrismaClient, type Prisma } from '../../../../../../../../apps/worker/src/generated/prisma/client.ts';
