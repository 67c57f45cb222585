import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import type { Operation } from '@nivel/contracts/kernel/operation';

/** One line per query: its name, and the operation that answers it. Arguments and types are made from the contract. */
export const queries: Readonly<Record<string, Operation>> = {
  studentDashboard: readDashboard,
  module: readModule,
};
