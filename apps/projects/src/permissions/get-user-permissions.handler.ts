import { AppError } from '@nivel/contracts/kernel/app-error';
import type { InputOf, OutputOf } from '@nivel/contracts/kernel/operation';
import { getUserPermissions } from '@nivel/contracts/projects/get-user-permissions.operation';
import { projectsErrors } from '@nivel/contracts/projects/projects.errors';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { actorOf, Handles, type Call, type Handler } from '@nivel/platform/handler';
import type { ProjectsClient } from '../database.ts';
import { PeopleRepository } from '../people/people.repository.ts';
import { checkOneselfOrAdmin } from '../people/policy.ts';
import { ProjectRolesRepository } from '../project-access/project-roles.repository.ts';
import { shownOf } from './system-permissions.ts';

/** Read again at each call: revoked permissions are no longer in it. */
@Handles(getUserPermissions)
export class GetUserPermissionsHandler implements Handler<typeof getUserPermissions> {
  constructor(
    private readonly people: PeopleRepository,
    private readonly projects: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  async handle(
    { user_id_param: userId }: InputOf<typeof getUserPermissions>,
    call: Call,
  ): Promise<OutputOf<typeof getUserPermissions>> {
    const { reads } = this.work;
    await checkOneselfOrAdmin(actorOf(call).userId, userId, (id) => this.people.roleOf(reads, id));
    const account_role = await this.people.roleOf(reads, userId);
    if (account_role === null) throw new AppError(projectsErrors.not_a_crico_user);
    const { role, accessLevel, opens } = shownOf[account_role];
    return {
      user_id: userId,
      role,
      access_level: accessLevel,
      account_role,
      project_permissions: await this.projectsOf(userId),
      system_permissions: [...opens],
    };
  }

  /** Public readability gives nobody a role. */
  private async projectsOf(userId: string): Promise<OutputOf<typeof getUserPermissions>['project_permissions']> {
    const all = await this.projects.rolesOf(this.work.reads, userId);
    return all.flatMap(({ projectId: project_id, role }) => (role === 'reader' ? [] : [{ project_id, role }]));
  }
}
