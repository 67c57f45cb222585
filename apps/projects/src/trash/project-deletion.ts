import { Injectable } from '@nestjs/common';
import { projectDeleted } from '@nivel/contracts/projects/project-deleted.fact';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, type Call } from '@nivel/platform/handler';
import { AdministrativeActsRepository } from '../audit/administrative-acts.repository.ts';
import type { ProjectsClient } from '../database.ts';
import { LockedProject } from '../project-access/locked-project.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { RoleNotifier } from '../project-access/role-notifier.ts';
import { DeletedProjectsRepository } from './deleted-projects.repository.ts';

/** Moves projects to the trash. Team, invites and everything on the board do not change, because a project may be restored. */
@Injectable()
export class ProjectDeletion {
  constructor(
    private readonly locked: LockedProject,
    private readonly projects: DeletedProjectsRepository,
    private readonly roles: ProjectRolesRepository,
    private readonly notifier: RoleNotifier,
    private readonly acts: AdministrativeActsRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  /** @throws AppError `forbidden` for a person who no longer directs it */
  async delete(call: Call, id: string): Promise<void> {
    const { userId } = actorOf(call);
    await this.work.run(call, async (unit) => {
      await this.locked.for(unit, id, userId, 'director');
      const people = (await this.roles.peopleOf(unit, id)).map((one) => one.userId);
      await this.projects.change(unit, id, { deletedAt: unit.now, deletedBy: userId });
      unit.tell(projectDeleted, { projectId: id }, { aggregate: id });
      this.notifier.tellLost(unit, id, people);
      const organizationId = (await this.projects.find(unit, id))?.organizationId ?? null;
      await this.acts.note(unit, { act: 'project-deleted', organizationId, subjectId: id });
    });
  }
}
