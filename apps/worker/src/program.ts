import { serviceProgram } from '@nivel/platform/boot-service';
import type { WorkerSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { WorkerModule } from './worker.module.ts';

/** The worker. */
export const program = serviceProgram((_: WorkerSettings) => ({
  module: WorkerModule,
  provide: ({ pool }) => [{ provide: PrismaClient, useValue: openDatabase(pool) }],
}));
