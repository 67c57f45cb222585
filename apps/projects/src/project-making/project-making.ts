import { Injectable } from '@nestjs/common';
import { generateNKeysBetween } from 'fractional-indexing';
import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import { isAtLeast } from '@nivel/contracts/kernel/membership';
import { organization } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { ProjectListNotifier } from '../project-access/project-list-notifier.ts';
import { boardTemplateLists } from './board-templates.ts';
import { projectKeyOf } from './project-key.ts';
import { ProjectsRepository, type NewProject } from './projects.repository.ts';

/** What somebody wants made. */
export interface Wanted extends Pick<NewProject, 'name' | 'description' | 'color' | 'organizationId'> {
  readonly template: keyof typeof boardTemplateLists;
}

/** Makes projects, whose maker is their director. */
@Injectable()
export class ProjectMaking {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly roles: OrganizationRolesRepository,
    private readonly listed: ProjectListNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @returns its id @throws AppError `forbidden` for guests and strangers of the organization */
  async make(call: Call, { template, ...wanted }: Wanted): Promise<string> {
    const { userId: createdBy } = actorOf(call);
    await this.checkOrganization(createdBy, wanted.organizationId);
    const lists = boardTemplateLists[template];
    const positions = generateNKeysBetween(null, null, lists.length);
    return this.work.run(call, async (unit) => {
      const project = { ...wanted, id: unit.newId(), key: projectKeyOf(wanted.name), createdBy };
      const made = lists.map(({ wip_limit: wipLimit, ...list }, index) => ({
        ...list,
        wipLimit,
        id: unit.newId(),
        position: positions[index] ?? '',
      }));
      await this.projects.insert(unit, project, made);
      await this.listed.tell(unit, [project.id]);
      return project.id;
    });
  }

  private async checkOrganization(userId: string, organizationId: string | null): Promise<void> {
    if (organizationId === null) return;
    const role = await this.roles.roleOf(this.work.reads, userId, organizationId);
    if (!isAtLeast(organization, role, 'member')) throw new AppError(commonErrors.forbidden);
  }
}
