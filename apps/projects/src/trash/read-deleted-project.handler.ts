import { AppError } from '@nivel/contracts/kernel/app-error';
import { commonErrors } from '@nivel/contracts/kernel/common-errors';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { readDeletedProject } from '@nivel/contracts/projects/read-deleted-project.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Clock } from '@nivel/platform/clock';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { TrashRetention } from '../retention/trash-retention.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';

/** Nobody has a role in it in the trash, so this reads who would have one. */
@Handles(readDeletedProject)
export class ReadDeletedProjectHandler implements Handler<typeof readDeletedProject> {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly projects: DeletedProjectsRepository,
    private readonly people: PeopleRepository,
    private readonly trash: TrashRetention,
    private readonly clock: Clock,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { project_id: id }: InputOf<typeof readDeletedProject>,
    call: Call,
  ): Promise<OutputOf<typeof readDeletedProject>> {
    const { userId } = actorOf(call);
    const { reads } = this.work;
    if ((await this.roles.roleOf(reads, userId, id)) !== null) throw new AppError(projectsErrors.project_not_deleted);
    const role = await this.roles.roleInDeleted(reads, userId, id);
    const found = role && (await this.projects.find(reads, id));
    if (!found?.deletedAt || found.deletedAt <= this.trash.beginOf(this.clock.now()))
      throw new AppError(commonErrors.forbidden);
    const by = found.deletedBy && (await this.people.find(reads, found.deletedBy));
    return {
      name: found.name,
      deleted_at: found.deletedAt.toISOString(),
      deleted_by: by ? by.fullName || by.email || null : null,
      may_restore: role === 'director',
    };
  }
}
