import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { duplicateCricoProject } from '@nivel/contracts/projects/duplicate-crico-project.operation';
import { projectCopyStarted } from '@nivel/contracts/projects/project-copy-started.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { checkProjectCreation } from '../organizations/policy.ts';
import { projectKeyOf } from '../project-creation/project-key.ts';
import { CopiesRepository } from './copies.repository.ts';
import { copyNameOf } from './copy-name.ts';

@Handles(duplicateCricoProject)
export class DuplicateCricoProjectHandler implements Handler<typeof duplicateCricoProject> {
  constructor(
    private readonly copies: CopiesRepository,
    private readonly organizations: OrganizationRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    {
      project_id_param: copiedFrom,
      new_name_param: wanted,
      language_param: language,
    }: InputOf<typeof duplicateCricoProject>,
    call: Call,
  ): Promise<OutputOf<typeof duplicateCricoProject>> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      const original = await this.copies.find(unit, copiedFrom);
      if (original === null) throw new AppError(commonErrors.forbidden);
      await this.checkOrganization(unit, userId, original.organizationId);
      const name = wanted ?? copyNameOf(original.name, language);
      const projectId = unit.newId();
      await this.copies.begin(unit, { id: projectId, name, key: projectKeyOf(name), createdBy: userId }, original);
      unit.tell(projectCopyStarted, { projectId, copiedFrom, userId }, { aggregate: projectId });
      return { success: true, error: null, project_id: projectId };
    });
  }

  /** @throws AppError `forbidden` for guests, who cannot create projects there */
  private async checkOrganization(unit: ProjectsUnit, userId: string, organizationId: string | null): Promise<void> {
    if (organizationId === null) return;
    const role = await this.organizations.roleOf(unit, userId, organizationId);
    checkProjectCreation(role);
  }
}
