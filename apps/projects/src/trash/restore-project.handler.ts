import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf } from '@nivel/contracts/kernel/operation';
import { DONE, type Outcome } from '@nivel/contracts/projects/outcome';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { restoreProject } from '@nivel/contracts/projects/restore-project.operation';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsClient, ProjectsUnit } from '../database.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { RoleNotifier } from '../project-access/role-notifier.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';
import { restorable } from './policy.ts';
import { TrashRetention } from '../retention/trash-retention.ts';

/** Nobody has a role in it in the trash, so this reads who would be its director. Strangers learn nothing. */
@Handles(restoreProject)
export class RestoreProjectHandler implements Handler<typeof restoreProject> {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly projects: DeletedProjectsRepository,
    private readonly notifier: RoleNotifier,
    private readonly trash: TrashRetention,
    private readonly acts: AdministrativeActsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle({ project_id: id }: InputOf<typeof restoreProject>, call: Call): Promise<Outcome> {
    const { userId } = actorOf(call);
    return this.work.run(call, async (unit) => {
      await this.roles.lock(unit, id);
      const found = await this.deleted(unit, id, userId);
      await this.projects.change(unit, id, { deletedAt: null, deletedBy: null });
      await this.notifier.tellAll(unit, id);
      await this.acts.note(unit, { act: 'project-restored', organizationId: found.organizationId, subjectId: id });
      return DONE;
    });
  }

  /** @throws AppError `forbidden`, `project_not_deleted` */
  private async deleted(unit: ProjectsUnit, id: string, userId: string) {
    if ((await this.roles.roleOf(unit, userId, id)) === 'director')
      throw new AppError(projectsErrors.project_not_deleted);
    const found = await this.projects.find(unit, id);
    const isDirector = (await this.roles.roleInDeleted(unit, userId, id)) === 'director';
    return restorable(found, isDirector, this.trash.beginOf(unit.now));
  }
}
