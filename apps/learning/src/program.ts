import { operations } from '@nivel/contracts/learning/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import type { LearningSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { LearningModule } from './learning.module.ts';

/** The learning service. */
export const program = serviceProgram((_: LearningSettings) => ({
  module: LearningModule,
  operations,
  data: openDatabase,
}));
