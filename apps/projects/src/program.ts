import { operations } from '@nivel/contracts/projects/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import type { ProjectsSettings } from './config.ts';
import { openDatabase } from './database.ts';
import { ProjectsModule } from './projects.module.ts';

/** The program of this service. */
export const program = serviceProgram((_: ProjectsSettings) => ({
  module: ProjectsModule,
  operations,
  data: openDatabase,
}));
