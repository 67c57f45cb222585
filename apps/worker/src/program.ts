import { operations } from '@nivel/contracts/worker/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import type { WorkerSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { WorkerModule } from './worker.module.ts';

/** The worker. */
export const program = serviceProgram((_: WorkerSettings) => ({
  module: WorkerModule,
  operations,
  data: openDatabase,
}));
