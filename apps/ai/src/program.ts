import { operations } from '@nivel/contracts/ai/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import { AiModule } from './ai.module.ts';
import type { AiSettings } from './config.ts';
import { openDatabase } from './database.ts';

/** What a process of this service runs. */
export const program = serviceProgram((_: AiSettings) => ({ module: AiModule, operations, data: openDatabase }));
