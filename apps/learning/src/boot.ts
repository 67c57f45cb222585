import { bootService, type RunningService, type ServiceDefinition } from '@nivel/platform/boot-service';
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
  return bootService({
    name: 'learning',
    settings,
    module: LearningModule,
    ...world,
    provide: (core) => [{ provide: LearningDatabase, useValue: new LearningDatabase(core.pool) }],
  });
};
