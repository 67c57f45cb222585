import { readDashboard } from '@nivel/contracts/learning/read-dashboard.operation';
import { readModule } from '@nivel/contracts/learning/read-module.operation';
import { getCricoDashboardData } from '@nivel/contracts/projects/get-crico-dashboard-data.operation';
import { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import { listMyOrganizations } from '@nivel/contracts/projects/list-my-organizations.operation';
import { readBoard } from '@nivel/contracts/projects/read-board.operation';
import type { Operation } from '@nivel/contracts/kernel/operation';

/** One line per query: its name, and the operation that answers it. Arguments and types are made from the contract. */
export const queries: Readonly<Record<string, Operation>> = {
  studentDashboard: readDashboard,
  module: readModule,
  cricoPermissions: getUserPermissions,
  cricoOrganizations: listMyOrganizations,
  cricoDashboard: getCricoDashboardData,
  board: readBoard,
};
