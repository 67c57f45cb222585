import { operations } from '@nivel/contracts/billing/operations.generated';
import { serviceProgram } from '@nivel/platform/boot-service';
import { BillingModule } from './billing.module.ts';
import type { BillingSettings } from './config.ts';
import { openDatabase } from './database.ts';

/** The program of this service. */
export const program = serviceProgram((_: BillingSettings) => ({
  module: BillingModule,
  operations,
  data: openDatabase,
}));
