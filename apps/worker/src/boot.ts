import { bootService, type RunningService } from '@nivel/platform/boot-service';
import { PrismaTransactions } from '@nivel/platform/database';
import type { WorkerSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { WorkerModule } from './worker.module.ts';

/** Boots the worker in this process. */
export const bootWorker = (settings: WorkerSettings): Promise<RunningService> => {
  let prisma: PrismaClient | undefined;
  return bootService({
    name: 'worker',
    settings,
    module: WorkerModule,
    transactions: (pool, afterCommit, onCheckpoint) => {
      prisma = openDatabase(pool);
      return new PrismaTransactions(prisma, settings.DATABASE_TIMEOUT_MS, afterCommit, onCheckpoint);
    },
    provide: () => [{ provide: PrismaClient, useValue: prisma }],
  });
};
