import { bootService, type RunningService, type ServiceDefinition } from '@nivel/platform/boot-service';
import { PrismaTransactions } from '@nivel/platform/database';
import { readSettings } from '@nivel/platform/settings';
import { learningSettings, type LearningSettings } from './config.ts';
import { LearningDatabase } from './database.ts';
import { LearningModule } from './learning.module.ts';

/** What tests put in the place of the world: the time, ids, and where public keys come from. */
export type LearningWorld = Pick<ServiceDefinition<LearningSettings>, 'clock' | 'ids' | 'keySet'>;

/** Boots the learning service in this process. */
export const bootLearning = (
  env: Readonly<Record<string, string | undefined>>,
  world: LearningWorld = {},
): Promise<RunningService> => {
  const settings = readSettings(learningSettings, env);
  let database: LearningDatabase | undefined;
  return bootService({
    name: 'learning',
    settings,
    module: LearningModule,
    ...world,
    transactions: (pool, afterCommit, onCheckpoint) => {
      database = new LearningDatabase(pool);
      return new PrismaTransactions(database.prisma, settings.DATABASE_TIMEOUT_MS, afterCommit, onCheckpoint);
    },
    provide: (core) => [{ provide: LearningDatabase, useValue: database ?? new LearningDatabase(core.pool) }],
  });
};
