import { project } from '@nivel/contracts/projects/memberships';
import { BatchWriter } from '@nivel/messaging/batch-writer';
import { UnitOfWork } from '@nivel/messaging/unit-of-work';
import { Resolves, type MembershipResolver } from '@nivel/platform/memberships';
import type { ProjectsClient } from '../database.ts';
import { ProjectRolesRepository, type RoleQuery } from './project-roles.repository.ts';

/** Calls that arrive together ask the database once. */
const TOGETHER = { most: 64, sideBySide: 2, gatherMs: 0, isOnesFault: () => true };

@Resolves(project)
export class ProjectResolver implements MembershipResolver {
  private readonly asked = new BatchWriter(
    (pairs: readonly RoleQuery[]) => this.roles.rolesOfEach(this.work.reads, pairs),
    TOGETHER,
  );

  constructor(
    private readonly roles: ProjectRolesRepository,
    private readonly work: UnitOfWork<ProjectsClient>,
  ) {}

  roleOf(userId: string, id: string): Promise<string | null> {
    return this.asked.do({ userId, projectId: id });
  }

  idsWith(userId: string, roles: readonly string[]): Promise<readonly string[]> {
    return this.roles.idsWith(this.work.reads, userId, roles);
  }
}
