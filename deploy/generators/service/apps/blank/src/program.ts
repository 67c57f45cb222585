import { operations } from '@nivel/contracts/blank/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import { BlankModule } from './blank.module.ts';
import type { BlankSettings } from './config.ts';
import { openDatabase } from './database.ts';

/** What a process of this service runs. */
export const program = serviceProgram((_: BlankSettings) => ({ module: BlankModule, operations, data: openDatabase }));
