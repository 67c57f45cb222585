import { generateNKeysBetween } from 'fractional-indexing';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { createCricoProject } from '@nivel/contracts/projects/create-crico-project.operation';
import { organization } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { boardTemplateLists } from './board-templates.ts';
import { projectKeyOf } from './project-key.ts';
import { ProjectsRepository } from './projects.repository.ts';

@Handles(createCricoProject)
export class CreateCricoProjectHandler implements Handler<typeof createCricoProject> {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly roles: OrganizationRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(input: InputOf<typeof createCricoProject>, call: Call): Promise<OutputOf<typeof createCricoProject>> {
    const { userId: createdBy } = actorOf(call);
    const { name_param: name, description_param: description, color_param: color } = input;
    const { organization_id_param: organizationId, template_param: template } = input;
    await this.checkOrganization(createdBy, organizationId);
    const lists = boardTemplateLists[template];
    const positions = generateNKeysBetween(null, null, lists.length);
    return this.work.run(call, async (unit) => {
      const project = {
        id: unit.newId(),
        name,
        description,
        color,
        key: projectKeyOf(name),
        organizationId,
        createdBy,
      };
      const made = lists.map(({ wip_limit: wipLimit, ...list }, index) => ({
        ...list,
        wipLimit,
        id: unit.newId(),
        position: positions[index] ?? '',
      }));
      await this.projects.insert(unit, project, made);
      return { success: true, project_id: project.id };
    });
  }

  /** @throws AppError `forbidden` for guests and strangers of the organization */
  private async checkOrganization(userId: string, organizationId: string | null): Promise<void> {
    if (organizationId === null) return;
    const role = await this.roles.roleOf(this.work.reads, userId, organizationId);
    if (!isAtLeast(organization, role, 'member')) throw new AppError(commonErrors.forbidden);
  }
}
