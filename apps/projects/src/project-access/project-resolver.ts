import { project } from '@nivel/contracts/projects/memberships';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository } from './project-roles.repository.ts';

@Resolves(project)
export class ProjectResolver implements MembershipResolver {
  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  roleOf(userId: string, id: string): Promise<string | null> {
    return this.roles.roleOf(this.work.reads, userId, id);
  }

  idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return this.roles.idsWith(this.work.reads, userId, roles);
  }
}
