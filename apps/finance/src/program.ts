import { operations } from '@nivel/contracts/finance/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import { FinanceModule } from './finance.module.ts';
import type { FinanceSettings } from './config.ts';
import { openDatabase } from './database.ts';

/** The program of this service. */
export const program = serviceProgram((_: FinanceSettings) => ({
  module: FinanceModule,
  operations,
  data: openDatabase,
}));
