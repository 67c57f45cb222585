import { Injectable } from '@nestjs/common';
import { financeErrors } from '@nivel/contracts/finance/finance.errors';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { enterOrganization } from '@nivel/contracts/projects/enter-organization.operation';
import { enterProject } from '@nivel/contracts/projects/enter-project.operation';
import { RpcClient } from '@nivel/messaging/rpc-client';
import type { Call } from '@nivel/platform/handler';
import { ProjectNames } from '../project-names/project-names.ts';

/** The organization and the project that a contract can name: those that the caller may see. */
@Injectable()
export class ContractPlaces {
  constructor(
    private readonly projects: ProjectNames,
    private readonly rpc: RpcClient,
  ) {}

  /** @returns the name of the project. @throws AppError `contract_project_not_found`, `unavailable` */
  async projectName(id: string | null, call: Call): Promise<string | null> {
    if (id === null) return null;
    const isSeen = await isAllowed(this.rpc.call(enterProject, { id }, call));
    const project = isSeen ? await this.projects.find(id, call) : null;
    if (project === null) throw new AppError(financeErrors.contract_project_not_found);
    return project.name;
  }

  /** @throws AppError `contract_organization_not_found`, `unavailable` */
  async checkOrganization(id: string | null, call: Call): Promise<void> {
    if (id === null || (await isAllowed(this.rpc.call(enterOrganization, { id }, call)))) return;
    throw new AppError(financeErrors.contract_organization_not_found);
  }
}

/** Places that are not visible or do not exist are refused. */
const isAllowed = async (entry: Promise<unknown>): Promise<boolean> => {
  try {
    await entry;
    return true;
  } catch (error) {
    if (error instanceof AppError && ['forbidden', 'not-found'].includes(error.definition.kind)) return false;
    throw error;
  }
};
