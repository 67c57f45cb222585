import { bootService, type RunningService } from '@nivel/platform/boot-service';
import type { WorkerSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { PrismaClient } from './generated/prisma/client.ts';
import { WorkerModule } from './worker.module.ts';

/** Boots the worker in this process. */
export const bootWorker = (settings: WorkerSettings): Promise<RunningService> =>
  bootService({
    name: 'worker',
    settings,
    module: WorkerModule,
    provide: ({ pool }) => [{ provide: PrismaClient, useValue: openDatabase(pool) }],
  });
