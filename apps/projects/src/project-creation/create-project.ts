import { Injectable } from '@nestjs/common';
import { generateNKeysBetween } from 'fractional-indexing';
import type { MadeNameLanguage } from '@nivel/contracts/projects/made-name-language';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { OrganizationRolesRepository } from '../organizations/organization-roles.repository.ts';
import { checkProjectCreation } from '../organizations/policy.ts';
import { ProjectListNotifier } from '../project-access/project-list-notifier.ts';
import { boardTemplateLists, type Template } from './board-templates.ts';
import { projectKeyOf } from './project-key.ts';
import { ProjectsRepository, type NewProject } from './projects.repository.ts';

/** A project to create. */
export interface ProjectInput extends Pick<NewProject, 'name' | 'description' | 'color' | 'organizationId'> {
  readonly template: Template;
  /** The language of the names of its lists. */
  readonly language: MadeNameLanguage;
}

/** Creates projects; its creator is its director. */
@Injectable()
export class CreateProject {
  constructor(
    private readonly projects: ProjectsRepository,
    private readonly roles: OrganizationRolesRepository,
    private readonly listed: ProjectListNotifier,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @returns its id @throws AppError `forbidden` for guests and strangers of the organization */
  async create(call: Call, { template, language, ...input }: ProjectInput): Promise<string> {
    const { userId: createdBy } = actorOf(call);
    await this.checkOrganization(createdBy, input.organizationId);
    const lists = boardTemplateLists(template, language);
    const positions = generateNKeysBetween(null, null, lists.length);
    return this.work.run(call, async (unit) => {
      const project = { ...input, id: unit.newId(), key: projectKeyOf(input.name), createdBy };
      const createdLists = lists.map(({ wip_limit: wipLimit, ...list }, index) => ({
        ...list,
        wipLimit,
        id: unit.newId(),
        position: positions[index] ?? '',
      }));
      await this.projects.insert(unit, project, createdLists);
      await this.listed.tell(unit, [project.id]);
      return project.id;
    });
  }

  private async checkOrganization(userId: string, organizationId: string | null): Promise<void> {
    if (organizationId === null) return;
    const role = await this.roles.roleOf(this.work.reads, userId, organizationId);
    checkProjectCreation(role);
  }
}
